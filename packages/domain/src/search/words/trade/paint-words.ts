/** Paints, primers, wood, metal, façade, floor and insulation products, as they are called on site. */
export const PAINT_WORDS = `
glycéro = glycérophtalique = alkyde = laque à l’huile = peinture à l’huile = glycé
acrylique = peinture à l’eau = phase aqueuse = acryl = aqua
vitrificateur = vernis parquet = vitrification = vitrif = vernis escalier
isolation thermique par l’extérieur = ITE = isolation extérieure
polystyrène expansé = PSE = polystyrène = EPS = plaque polystyrène
laine de roche = laine minérale
fibre de bois = isolant bois = isolant écologique = biosourcé
revêtement plastique épais = RPE = crépi = enduit de façade = revêtement taloché = revêtement ribbé = gratté
revêtement semi-épais = RSE = D3 = semi épais
imperméabilité = étanchéité façade = imperméabilisant = étanchéité mur
I1 = I2 = I3 = I4 > imperméabilité
composés organiques volatils = COV
polyuréthane = PU
époxy = époxydique = epoxyde = bicomposant époxy = époxi
bicomposant = deux composants = 2 composants = 2K > époxy, résine de sol
impression = sous-couche = primaire = apprêt = imprim = impress = couche d’impression = primer
sous-couche plafond = impression plafond = impression placo = sous couche placo = imprimer placo > impression
accroche = primaire d’accrochage = accrochage = pont d’accrochage = primaire universel
primaire carrelage = accroche carrelage = primaire sol > primaire d’accrochage
isolante = antitache = bloque tache = bloqueur de taches = bouche-pores = isolant tache = isole tache
antirouille = anticorrosion = minium = anti rouille = rustol = convertisseur de rouille = stop rouille = antiox = anti corrosion
laque = peinture laquée = émail
peinture brillante > laque
velours = velouté = soyeux = coquille d’œuf
mat profond = mat = ultra mat = mat velouté
satin = semi-brillant
brillant = tendu brillant = laqué
pliolite = plio = pliolithe = peinture hiver
siloxane = silox = siloxanique
minérale = silicate = badigeon = peinture minérale = peinture silicate
chaux = badigeon à la chaux = lait de chaux = peinture à la chaux > peinture décorative à la chaux
film mince = D2 > peinture de façade
fixateur = fixateur de fond = durcisseur de fond = fixatif = durcisseur
hydrofuge = imperméabilisant incolore = hydrofugeant = hydro = imper incolore = déperlant = imperméabilisant brique
antigraffiti = antitag = anti tag = anti graffiti = anti-affiche
antimousse = démoussant = démoussage = traitement toiture = anti mousse = anti verdissure = anti lichen = algicide
nettoyant façade = nettoyer façade = laver façade > nettoyant façade
résine de sol = résine époxy = résine garage
résine > résine de sol
peinture de sol = peinture garage = peinture ciment = peinture béton = peinture escalier = peinture terrasse = peinture parking
ragréage = autolissant = auto-nivelant = ragréage de sol = égalisation = chape liquide = égaliser = mise à niveau = niveler
P3 = P4S = P4 > ragréage
intumescente = coupe-feu = ignifuge = anti-feu = résistance au feu = M1 = protection incendie = stabilité au feu = incendie
dépolluante = assainissante = anti formaldéhyde = peinture saine = qualité de l’air
haute température = anti-chaleur = résiste chaleur = haute temp = thermique > aérosol haute température
poêle = cheminée = barbecue = pot d’échappement = insert > haute température
aérosol = bombe = bombe de peinture = spray = peinture bombe
saturateur = huile terrasse = huile bardage = saturateur terrasse = huile de teck
huile parquet = huile dure = huile cire
traitement du bois = insecticide bois = anti-insectes
anti-xylophages = anti-termites = insectes à larves = capricorne = vrillette = ver à bois = termite = petites bêtes bois = bois vermoulu
dégriseur = dégrisant = dégrisage = bois grisé = bois grisonné = terrasse grise = raviver bois = éclaircir bois = déshuileur
peinture bois = peinture volet = peinture menuiserie = peinture fenêtre = microporeuse
métallisée = métal effet = nacré
effet béton = béton ciré = béton décoratif
sablée = effet sable
base à teinter = base teintable = mise à la teinte = machine à teinter
treillis = trame = treillis de verre = toile enduit = trame ITE = grillage ITE = armature façade = trame façade
mortier colle = colle polystyrène = colle ITE = colle isolant = mortier collage
chevilles = cheville à rosace = cheville isolation = chevilles ITE = rosace
profilé = cornière = baguette
cornière = baguette d’angle = cornière entoilée = arête
rail de départ = profil de départ = profil bas
goutte d’eau = larmier
sous-enduit = enduit de base ITE = enduit de marouflage = enduit de base
finition ITE = enduit de finition ITE
mortier de réparation = réparer béton = béton éclaté = éclat béton = nez de marche = épaufrure = réparation béton = ragréage façade = fers apparents = reprise béton
peintre > peinture
laque bois = laque porte = laque menuiserie > laque boiseries
fonte > laque antirouille
peinture > laque, lasure
peindre > peinture
isolant > polystyrène expansé, laine de roche, fibre de bois
isoler > polystyrène expansé, laine de roche, fibre de bois
blanc plafond = peinture à plafond = peinture plafonnier = blanc mat plafond > peinture plafond
repeindre plafond = peindre plafond = blanchir plafond = rafraîchir plafond = refaire plafond = plafond à repeindre > peinture plafond, sous-couche isolante antitache
traces de reprise = trace de rouleau = reprises plafond = contre-jour = lumière rasante = plafond sans reflet > peinture plafond
peinture antigoutte = peinture qui ne coule pas = peinture sans coulure > peinture plafond, murs et plafonds
peinture murale = peinture mur = peinture appartement = peinture maison = peinture chambre = peinture salon = repeindre appartement = rafraîchir appartement = repeindre chambre = repeindre salon = remise en état logement = peinture logement > murs et plafonds
monocouche = une seule couche = couvre en une couche = peinture couvrante = opacifiante = pouvoir couvrant = pouvoir opacifiant = peinture qui couvre = peinture opaque > murs et plafonds, peinture plafond
peinture vinylique = peinture à l’eau mate = peinture plâtre > murs et plafonds mate, peinture plafond
mat lessivable = mat lavable = mat soyeux = semi-mat = demi-mat = peau de pêche = satin velours = satin mat = satin de soie = aspect poudré > velours
demi-satin = demi-brillant = mi-brillant = satin brillant = satin tendu > satinée
peinture lessivable = peinture lavable = peinture lessivable classe 1 = peinture facile à nettoyer = peinture résistante = peinture couloir = peinture entrée = traces de doigts = traces de mains = murs sales = frottements > murs et boiseries, velours
EN 13300 classe 1 = classe 2 abrasion = abrasion humide = résistance au lessivage > murs et boiseries, velours, cuisine et salle de bains
peinture multi-supports = peinture multisupport = murs boiseries radiateurs = peinture universelle = peinture tous supports > murs et boiseries
impression universelle = couche de fond = souscouche universelle = souscouche murale = impression acrylique mur
première couche = imprimer = imprimer mur = imprimer plafond = préparer mur = régulateur de fond = souscouche placo = souscouche plâtre = primaire placo = primaire plâtre = souscouche mur = peinture d’impression > impression universelle
mur absorbe = mur boit = mur boit peinture = support poreux = fond poreux = fond absorbant = plâtre absorbant = embus > impression universelle
souscouche papier peint = primaire papier peint = impression avant papier peint = préparer mur papier peint > impression universelle, colle papier peint
souscouche bois = apprêt bois = impression bois = primaire bois = peindre bois brut = souscouche porte = souscouche meuble = souscouche mélaminé > impression universelle, sous-couche isolante antitache
sous-couche isolante antitache = cache-tache = stop-tache = anti-nicotine = primaire isolant = impression isolante = souscouche antitache = peinture antitache = peinture isolante tache
gomme laque = shellac = primaire shellac = couvrir taches = bloquer taches = isoler taches = recouvrir taches = peinture nicotine = peinture antinicotine = peinture anti-tabac > sous-couche isolante antitache
peinture cuisine et salle de bains = peinture salle de bains = peinture cuisine = peinture sdb = peinture pièces humides = peinture pièce d’eau = peinture anti-vapeur
peinture antimoisissure = peinture antihumidité = peinture anticondensation = peinture anti-condensation = peinture douche = peinture WC = peinture toilettes = peinture buanderie = peinture cave = peinture fongicide > cuisine et salle de bains, nettoyant antimoisissure
EB privatif = EB collectif = locaux humides = pièces d’eau > cuisine et salle de bains
peinture dépolluante = peinture assainissante = peinture purifiante = peinture anti-pollution = peinture anti formaldéhyde = peinture qui purifie l’air
hypoallergénique = allergie = asthme = nourrisson = femme enceinte = bébé = maternité = formol = peinture non toxique = peinture sans danger = zéro COV = 0 COV = faible émission = purifier air > dépolluante
peinture écologique = peinture bio = peinture naturelle = peinture biosourcée = peinture végétale = ecolabel = HQE = BREEAM = étiquette A+ > dépolluante, murs et plafonds
peinture intumescente = peinture ignifuge = peinture antifeu = peinture coupefeu = peinture feu = peinture pareflamme = peinture anti-incendie
M0 = R15 = R30 = R60 = R90 = REI = EI30 = EI60 = Bs1d0 = B s1 d0 = s1 d0 = euroclasse = classement au feu = réaction au feu = PV feu = procèsverbal feu = PV de classement = tenue au feu = pare-flamme = flocage = stable au feu = commission de sécurité > intumescente
peindre IPN = peindre poutrelle = poutrelle métallique = structure métallique = ossature métallique = protéger charpente feu = protéger acier feu = ignifuger = ignifuger bois = ignifugation > intumescente, primaire antirouille
peinture décorative à la chaux = peinture chaulée = effet chaux = patine à la chaux
tadelakt = stuc = stucco = marmorino = chauler = blanc de chaux = eau de chaux = enduit à la chaux = mortex = effet vieilli = effet nuagé = effet brossé = effet patine > peinture décorative à la chaux
peinture décorative = peinture déco = peinture effet matière
aspect béton = imitation béton = béton brut déco = micro-ciment = style industriel = effet industriel = effet ciment = mur béton déco = peinture béton ciré = peinture effet béton ciré > effet béton
effet métal = effet métallique = aspect métal = peinture dorée = peinture or = peinture argentée = peinture cuivre = effet cuivre = effet doré = effet rouille = pailleté = irisé = peinture bronze = peinture à paillettes > métallisée
peinture texturée = peinture à relief = peinture grainée = peinture structurée = effet relief = toucher sable = effet dune = peinture granitée = effet granité > sablée
laque boiseries acrylique = laque à l’eau = laque aqueuse = laque phase aqueuse = laque sans odeur = laque acryl
laque qui ne jaunit pas = blanc qui reste blanc = peinture porte sans odeur > laque boiseries acrylique
laque boiseries alkyde = laque glycéro = laque glycérophtalique = laque solvantée = glycéro boiserie
laque tendue = tendu parfait = laque à la brosse = laque hollandaise = laque au pistolet = émail glycéro = peinture solvantée = phase solvant = peinture grasse > laque boiseries alkyde
laque polyuréthane = laque PU = laque uréthane = laque bois polyuréthane
laque résistante = laque dure = laque anti-rayures = laque antirayure = laque anti chocs = porte colle = portes collent = battue de porte = fenêtre qui colle = porte palière = peinture qui poisse = bloc-porte = peinture dure > laque polyuréthane
peinture boiserie = peinture porte = peinture plinthe = peinture placard = peinture lambris = peindre porte = peindre plinthe = peindre boiserie = repeindre porte = repeindre plinthes = repeindre fenêtre = repeindre escalier = peinture huisserie = peinture main courante = peindre porte intérieure = laquer porte > laque boiseries, murs et boiseries
peinture radiateur = peindre radiateur = repeindre radiateur = radiateur fonte = peinture tuyau = peindre tuyaux = radiateur jauni > laque boiseries alkyde, laque antirouille, brosse coudée radiateur
repeindre meuble = peinture meuble = peindre meuble = relooker meuble = relooking meuble = peinture meuble cuisine = meuble cuisine = mélaminé = formica = stratifié meuble = laquer meuble > laque polyuréthane, laque boiseries acrylique
repeindre cuisine = rénovation cuisine = refaire cuisine > cuisine et salle de bains, laque polyuréthane
nettoyant façade = décrasser façade = détergent façade = nettoyant ravalement = nettoyer crépi = nettoyer mur extérieur = nettoyer pignon = laver crépi = nettoyant extérieur = nettoyer enduit extérieur = nettoyer pierre
façade noire = façade sale = façade encrassée = encrassement = traînées noires = coulures noires = coulures façade = traces noires façade = noirceur façade > nettoyant façade, antimousse façade et toiture
démousser = démousser toit = démousser toiture = démousser façade = démousser terrasse = antilichen = antialgues = biocide = traitement antimousse = nettoyer toit = nettoyer toiture = nettoyer tuiles = mousse terrasse = mousse pavés = mousse allée = mousse muret > antimousse façade et toiture
algues rouges = algues vertes = traînées vertes = dépôt vert = façade rouge algues = traces rouges façade = mur verdi = crépi vert = façade verdie = façade nord > antimousse façade et toiture, nettoyant façade
fixateur de façade = fixateur d’enduit = fixateur crépi = primaire façade = impression façade = souscouche façade = fond de façade = fixateur extérieur = souscouche extérieure = souscouche crépi
durcir façade = durcir enduit = durcir crépi = consolider enduit = consolidant = minéralisant = durcisseur de façade = imprégnation façade = bloquer farinage > fixateur de façade
fixateur pigmenté = fixateur opacifiant = fixateur blanc = fixateur coloré = régulateur pigmenté = impression façade pigmentée = régulateur de fond façade > fixateur de façade pigmenté
fixateur transparent = fixateur pénétrant = fixateur solvanté = fixateur pierre > fixateur de façade incolore
mortier de réparation = mortier fibré = mortier sans retrait = mortier prise rapide = mortier béton = mortier de reprise = mortier réparation béton
R3 = R4 = passivant = passivation = passiver = ciment prompt = ciment = fers rouillés = ferraillage apparent = aciers apparents = fers à béton = ferrailles apparentes = nez de balcon = nez de dalle = acrotère = appui de fenêtre abîmé = linteau abîmé = marche cassée = escalier béton abîmé = carbonatation > mortier de réparation
peinture de façade = peinture extérieure = peinture mur extérieur = peinture ravalement = peinture pour dehors
peinture crépi = peindre crépi = repeindre crépi = peindre façade = repeindre façade = repeindre maison extérieur = ravaler = ravaler façade = peindre mur extérieur = peindre pignon = peinture pignon = peinture muret = peinture mur clôture = peinture parpaing = refaire façade > peinture de façade acrylique, peinture de façade siloxane, peinture de façade pliolite, fixateur de façade
peinture temps froid = peinture pluie = peindre sous la pluie = risque de pluie = peindre en hiver = peinture façade hiver = peinture zéro degré = sèche vite dehors = pliolyte = plyolite = peinture soubassement = soubassement = sous-face de balcon = fonds difficiles > peinture de façade pliolite
peinture respirante = laisse respirer = laisser respirer = mur respire = perspirant = effet lotus = autonettoyante = façade autonettoyante = peinture siliconée = effet perlant façade = microporeuse façade > peinture de façade siloxane, peinture minérale de façade
peinture minérale de façade = peinture silicatée = silicate de potassium = peinture minérale extérieure
monuments historiques = ABF = architecte bâtiments France = maison en pierre = pierre de taille = enduit chaux façade = façade chaux = pisé = torchis = badigeon façade > peinture minérale de façade, peinture de façade siloxane
revêtement semi-épais = semi-épais = ravalement semiépais = revêtement D3 = peinture semiépaisse = peinture façade D3
crépi fin = crépi au rouleau = peinture épaisse = peinture épaisse façade = cacher faïençage = masquer faïençage = masquer microfissures = peinture garnissante = poché rouleau = façade rebouchée > revêtement semi-épais
peinture imperméabilisante = peinture étanche = peinture imperméable = peinture souple façade = peinture élastomère = élastomère = peinture élastique = peinture antifissure = peinture anti-fissures = imper façade = étanchéité de façade = DTU 42.1 = 42.1 = façade étanche > imperméabilité I1, imperméabilité I2
ponter fissure = ponter = pontage fissure = entoilage façade = entoiler façade = entoiler = fissure active = fissure évolutive = fissure vivante = fissure qui travaille = fissure qui bouge = fissure revient = grosse fissure façade = garantie décennale = décennale > imperméabilité I2, treillis d’armature, mastic polyuréthane façade
I1 façade > imperméabilité I1
classe I2 = classe I3 = classe I4 = I2 I3 = I3 I4 > imperméabilité I2
crépi gratté = crépi rustique = enduit gratté = enduit décoratif façade = enduit organique = crépi décoratif = crépi extérieur = enduit plastique = DTU 59.2 = 59.2 = refaire crépi = grésé = vermiculé = finition talochée = finition ribbée > revêtement plastique épais taloché, revêtement plastique épais ribbé
crépi taloché = enduit taloché = taloché fin = taloché moyen = RPE taloché > revêtement plastique épais taloché
crépi ribbé = enduit ribbé = ribé = RPE ribbé = rayé façade = effet grain de riz > revêtement plastique épais ribbé
hydrofuge de surface = hydrofuge façade = hydrofuge incolore = hydrofuge pierre = hydrofuge brique = imperméabilisant façade = imperméabilisant mur = imperméabilisant pierre = hydrofugation = anti-pluie
hydrofuger = imperméabiliser = imperméabiliser mur = imperméabiliser façade = imperméabiliser pierre = imperméabiliser terrasse = imperméabiliser brique = effet perlant = déperlance = pluie battante = pluie traverse = pluie dans le mur = mur exposé pluie = eau traverse mur = protéger pierre = protéger brique = protéger façade pluie = pavés = terre cuite > hydrofuge de surface
protection antigraffiti = vernis antigraffiti = cire antigraffiti = protection antitag = antitags
graff = graffitis = mur tagué = tagueurs = affiche sauvage = affichage sauvage > protection antigraffiti
enlever tag = enlever graffiti = effacer tag = nettoyer tag = nettoyer graffiti = effacer graffiti > décapant peintures et vernis, protection antigraffiti
peinture toiture = peinture toit = peinture tuile = peinture fibrociment = résine toiture = résine tuile = hydrofuge coloré
repeindre toit = repeindre toiture = repeindre tuiles = peindre toit = peindre tuiles = tuile béton = tuiles décolorées = toit décoloré = bac acier = tôle ondulée = éternit = everite = rénovation toiture = toiture poreuse = tuiles poreuses > peinture toiture, antimousse façade et toiture
lasure = lazure = lasurer = lasurage = lasure bois = lasure gel
protéger bois extérieur = bois extérieur = protection bois extérieur = teinter bois = teinture bois = teinte bois = lasurer volet = colombages = planche de rive = sous-face bois = débord de toit = dessous de toit = avant-toit = lambris extérieur = cabane jardin = cabane = portail bois = clôture = palissade = poutre bois = poutres apparentes > lasure, saturateur, peinture bois
saturateur bois = huile bois extérieur = huile extérieure = saturateur bardage = huile saturante > saturateur
terrasse en bois = ipé = bois exotique = caillebotis = ponton = plage de piscine = huiler terrasse = nourrir bois = nourrir terrasse = entretenir terrasse = entretien terrasse bois = mobilier de jardin = salon de jardin = table de jardin = bois autoclave = autoclave = thermowood = douglas = mélèze = red cedar = bois teck = mobilier teck = table teck > saturateur, dégriseur bois
vernir = vernissage = vernis marin = vernis bateau = vernis meuble = vernir meuble = vernis incolore = vernis PU = vernis table = plan de travail = protéger table = fond dur = vernis intérieur = vernis lambris = encaustique meuble > vernis
peinture bois = peinture microporeuse = peinture bois extérieur = peinture portail bois = peinture bardage = peinture chalet = peinture cabane = peinture clôture bois = peinture menuiserie extérieure = peinture suédoise
repeindre volets = peindre volets = repeindre fenêtres bois = peindre bardage = peindre chalet = peindre abri de jardin = peinture persienne = volet bois = fenêtre bois = porte de garage bois > peinture bois, lasure
traitement du bois = traitement charpente = protection du bois = xylo = fongicide bois = insecticide charpente = préservation du bois
charpente = poutre = traiter bois = traiter charpente = traiter poutre = mérule = pourriture bois = bois pourri = bois qui pourrit = champignon bois = carbonyle = créosote = classe d’emploi = IFH = traitement préventif bois > traitement du bois multi-usages, traitement curatif anti-xylophages
vrillettes = lyctus = hespérophane = insecte bois = bêtes dans le bois = bestioles bois = trous dans le bois = petits trous bois = bois piqué = bois attaqué = bois mangé = sciure au sol = poutre attaquée = meuble vermoulu = parasite bois = mangeur de bois > traitement curatif anti-xylophages
dégriser = bois noirci = bois terni = terrasse noire = terrasse noircie = nettoyer terrasse bois = nettoyer bardage = nettoyer teck = salon jardin gris = teck gris = retrouver couleur bois = acide oxalique = sel d’oseille = décolorer bois = blanchir bois = nettoyant bois = rénovateur bois = rénovateur terrasse = nettoyant terrasse bois = bardage gris > dégriseur bois
vitrificateur parquet = vitrificateur escalier = vernis sol = vernis parquet incolore = vitrifiant = vernis plancher = vernis vitrificateur = vitrificateur bois
vitrifier = vitrifier parquet = vitrifier escalier = vernir parquet = vernir escalier = rénover parquet = refaire parquet = parquet rayé = parquet terne = parquet usé = parquet brut = parquet poncé = parquet chêne = trafic intense > vitrificateur parquet, huile parquet
cirer tomettes = tomettes à cirer = tomettes cirées = huiler parquet = parquet huilé = cire parquet = cirer parquet = encaustique = encaustique parquet = nourrir parquet = huile bois intérieur = huile plan de travail = cire = parquet ciré > huile parquet
primaire antirouille = souscouche métal = souscouche fer = primaire métal = primaire fer = apprêt métal = primaire anticorrosion = impression antirouille = souscouche antirouille = minium gris = primaire fer antirouille
phosphate de zinc = wash primer = primaire réactif = primaire phosphatant = minium de plomb = peindre fer = peindre métal = peindre ferraille = souscouche portail = charpente acier > primaire antirouille alkyde, primaire antirouille époxy, laque antirouille
primaire galva = primaire alu = primaire zinc = primaire aluminium = primaire inox = accroche galva = accroche alu = galvanisé = acier galvanisé = métaux non ferreux = non ferreux = peindre galva = peindre alu = peindre zinc = peindre inox = gouttière = descente d’eau = volet alu = portail alu = peinture alu = peinture galva = peinture zinc > primaire antirouille époxy, primaire antirouille
ISO 12944 = 12944 = C3 = C4 = C5 = C5M = bord de mer = ambiance marine = air salin = milieu marin = galvanisation à froid = galva à froid = riche en zinc = époxy zinc > primaire antirouille époxy, laque antirouille
laque antirouille = peinture antirouille = peinture fer = peinture métal = laque métal = laque fer = peinture ferronnerie = peinture direct rouille = peinture anticorrosion = laque anticorrosion = peinture pour ferraille
peinture portail = peinture grille = peinture gardecorps = peinture rambarde = fer forgé = peinture fer forgé = direct sur rouille = peindre sur rouille = peinture sur rouille = portail fer = portail métallique = volet métallique = porte de garage = rideau métallique = peindre portail = repeindre portail = peindre grille = bardage métallique = grillage = tôle = remorque = tracteur = matériel agricole = escalier métallique = container = conteneur = porte métallique > laque antirouille, primaire antirouille
traiter rouille = bloquer rouille = stopper rouille = arrêter rouille = rouille revient = enlever rouille = dérouiller = dérouillant = points de rouille = coulures de rouille = rouille perforante > primaire antirouille, laque antirouille, cales à poncer
peinture en aérosol = bombe aérosol = aérosol peinture = bombe de couleur = peinture spray = spray peinture = bombe RAL = peinture à la bombe
retouche = retouche peinture = jante = carrosserie = vélo = pochoir = marquage chantier = bombe fluo = petite retouche = raccord de laque > peinture en aérosol
aérosol haute température = bombe haute température = peinture poêle = peinture barbecue = peinture cheminée = peinture insert = peinture four = peinture thermorésistante = bombe poêle = peinture échappement = peinture chaudière = peinture réfractaire
600 degrés = 800 degrés = résiste au feu poêle = thermorésistant = tuyau de poêle = conduit de poêle = plaque de cheminée = peindre poêle = repeindre poêle = repeindre barbecue = repeindre insert = brasero = plancha > peinture aérosol haute température
bombe antirouille = antirouille bombe = apprêt bombe = apprêt aérosol = primaire aérosol = primaire bombe = bombe apprêt = souscouche bombe = bombe galva = bombe zinc = galva bombe > primaire antirouille en aérosol
peinture de sol = peinture sol béton = peinture sol garage = peinture sol intérieur = peinture dalle = peinture sol cave = peinture chape = peinture atelier = peinture entrepôt
peindre garage = peindre sol = peindre béton = peindre dalle = peindre escalier béton = peindre terrasse béton = peinture balcon = peinture perron = peinture trottoir = peinture chaufferie = peinture local poubelle = sol cave = sol buanderie = sol garage = sol atelier = antipoussière sol = sol ciment > peinture de sol polyuréthane, peinture de sol acrylique, résine de sol
marquage au sol = lignes parking = place de parking = bande jaune = peinture routière = marquage parking > peinture de sol polyuréthane, ruban de masquage façade
peinture antidérapante = sol antidérapant = anti-glisse = sol glissant = anti-glissant > peinture de sol, résine de sol
peinture carrelage = peindre carrelage = repeindre carrelage = peinture faïence = peindre faïence = résine carrelage = rénover carrelage = recouvrir carrelage = carrelage moche > primaire d’accrochage, résine de sol, peinture de sol
résine de sol = résine époxy sol = résine bicomposante = sol époxy = peinture époxy sol = sol en résine = résine coulée = résine polyuréthane sol = peinture époxy
sol industriel = sol usine = sol coulé = sol alimentaire = cuisine professionnelle = chariot élévateur = transpalette = tache d’huile garage = taches d’huile = huile moteur = hydrocarbure = essence sol = pneu chaud = effet miroir > résine de sol
polystyrène blanc = TH38 = Th 38 = frigolite = styropor = sagex = polystyrène façade = panneau polystyrène > panneau PSE blanc, panneau PSE gris
polystyrène gris = TH31 = TH32 = Th 31 = PSE graphité = polystyrène graphité = lambda 31 = néopor > panneau PSE gris
XPS = polystyrène extrudé = styrofoam = panneau isolant = plaque isolante = isolant façade = isoler façade = isoler mur extérieur = isoler maison extérieur = manteau isolant = mur manteau = passoire thermique = MaPrimeRénov = CEE > panneau PSE gris, panneau laine de roche, panneau fibre de bois
laine de roche = LDR = laine de pierre
isolant incombustible = isolation phonique = isolant phonique = isolant acoustique = isolation acoustique = isolant A1 = isolant non feu = bande filante > panneau laine de roche
isolant naturel = laine de bois = déphasage = confort d’été = isolant végétal = isolant biosourcé = panneau bois isolant > panneau fibre de bois
mortier colle ITE = colle panneau isolant = colle PSE = colle isolation extérieure = colle calage
coller polystyrène = coller isolant = coller PSE = coller panneaux = caler isolant = plots de colle = collage isolant > mortier colle ITE
cheville parapluie = cheville champignon = cheville isolant = fixation isolant = fixer isolant = fixer polystyrène = cheville polystyrène = cheville à collerette = fixation mécanique ITE > chevilles à frapper ITE, chevilles à visser ITE
cheville à clou = cheville à frapper = cheville frappée = clou plastique isolant > chevilles à frapper ITE
cheville vissée = cheville à visser > chevilles à visser ITE
sous-enduit ITE = enduit d’armature = corps d’enduit = couche de base = mortier d’armature = enduit d’armature ITE = couche d’armature
maroufler treillis = noyer treillis = noyer trame = maroufler trame = enduit sur polystyrène = enduire polystyrène = enduire isolant = choc façade isolée > sous-enduit ITE, treillis d’armature
treillis d’armature = trame de verre = filet d’armature = grillage enduit = grillage façade = trame enduit = filet enduit = trame d’armature = filet de façade
finition organique ITE = enduit de parement = parement ITE = crépi ITE = finition isolation extérieure = RPE ITE = crépi isolation = enduit final ITE
profilé d’arrêt = arrêt latéral = profilé latéral = profil latéral ITE = arrêt d’enduit
casse-goutte = bavette = rejet d’eau = nez goutte d’eau = voussure > profilé goutte d’eau
profilé de raccord menuiserie = raccord fenêtre = profilé fenêtre ITE = raccord menuiserie = profilé de calfeutrement = joint menuiserie ITE = profilé tableau = bande de raccord fenêtre
cornière d’angle entoilée = angle entoilé = coin entoilé = cornière façade = cornière d’angle = baguette d’angle façade = cornière PVC entoilée = cornière ITE = renfort d’angle = angle façade
rail de départ aluminium = rail alu = rail bas = profilé de socle = profilé de soubassement = départ ITE = rail ITE = rail de démarrage = socle ITE
peinture murs et boiseries = mur et boiserie > murs et boiseries
peinture murs et plafonds > murs et plafonds
peinture mur cuisine = peinture mur salle de bains = peinture mur humide = peinture mur douche > cuisine et salle de bains
peinture plafond salle de bains = peinture plafond cuisine = peinture plafond douche = peinture plafond humide > cuisine et salle de bains, peinture plafond
peinture murale extérieure > peinture de façade
peinture extérieure bois = peinture pour bois dehors > peinture bois, lasure
peinture bois intérieur = peinture intérieure bois = peinture bois brut intérieur > laque boiseries acrylique, laque boiseries alkyde
peinture extérieure fer = peinture extérieure métal = peinture fer extérieur = peinture métal extérieur = peinture porte de garage = peinture volet métallique = peinture volet alu = peinture portail métal = peinture portail alu > laque antirouille, primaire antirouille
peinture sol extérieur = peinture extérieure sol = peinture terrasse extérieure = peinture dalle extérieure > peinture de sol polyuréthane, peinture de sol acrylique
peinture carrelage mural = peinture carrelage cuisine = peinture carrelage salle de bains = peinture carrelage douche > primaire d’accrochage, laque polyuréthane
enduit décoratif > peinture décorative, effet béton
échantillon = échantillon de peinture = pot d’essai = nuance à essayer = essai de couleur = doseur de teinte > testeur de teinte
`;
