/** A defect, a place or a support instead of a product: what one needs for it, best first. */
export const DEFECT_WORDS = `
humidité > pièces humides, salle de bains, antimoisissure, hydrofuge
anti-humidité > pièces humides, salle de bains, antitache, antimoisissure, hydrofuge
mur humide = cave humide > pièces humides, antimoisissure, hydrofuge
farine = fariner = farinage = farinant = mur qui farine = poudre = poudreux = pulvérulent = poussiéreux = blanchit les doigts > fixateur
façade poudre = façade poudreuse = façade farine = enduit façade poudre = façade friable = enduit friable > fixateur de façade
béton poussière = sol poussière = béton poudreux = dalle poussière = béton poussiéreux = poussière béton = anti-poussière béton > peinture de sol, résine de sol
tache = auréole > antitache
nicotine = fumée = suie = tabac = bistre = tanin = tannin = goudron = jauni = nœud = résine bois > sous-couche isolante antitache
dégât des eaux = infiltration = auréole plafond = taches humidité = fuite > sous-couche isolante antitache
noeud sapin = noeuds bois = remontée de tanin > sous-couche isolante antitache
lessiver nicotine = lessiver plafond = laver plafond = nettoyer plafond > lessive
moisissure = moisi = points noirs = champignon = taches noires = noirci = traces noires > antimoisissure, nettoyant antimoisissure
joint noirci = joint moisi > mastic silicone, nettoyant antimoisissure
antimoisissure > moisissures
condensation > pièces humides, antimoisissure
salpêtre = remontée capillaire > fixateur, hydrofuge
eau brique = eau rentre = eau mur = infiltration façade = infiltration mur = pluie façade = mur prend eau = brique > hydrofuge
rouille = oxydation = corrosion > antirouille
mousse toiture = mousse toit = mousse tuile = lichen = algue = verdure = verdissure = traces vertes = mur vert = façade verte = mousse façade = mousse verte = toit vert > antimousse
protéger mur tag > antigraffiti
tag > antigraffiti
fissure = microfissure = lézarde = crevasse = fente = faïençage = faïencé > enduit de rebouchage, mastic acrylique, mortier de réparation, imperméabilité
fissure façade = fissure extérieure = microfissure façade = façade fissurée = faïençage façade > imperméabilité, mastic polyuréthane façade, mortier de réparation
fissure plafond = fissure mur = fissure intérieure = microfissure plafond = mur fissuré > enduit de rebouchage, mastic acrylique, toile de verre, voile de verre
mur abîmé = mur pas droit = cacher défaut = mur irrégulier = mur bosselé > enduit de lissage, toile de verre, intissé à peindre
trou = saignée = cheville arrachée = rayure > enduit de rebouchage
sol pas plat = sol pas droit = sol irrégulier = sol bosselé = sol abîmé = sol pas niveau = rattrapage niveau = rattraper niveau > ragréage
dalle = chape > ragréage, peinture de sol
odeur > dépolluante
chambre bébé = chambre enfant = crèche = école > dépolluante, murs et plafonds
éclat > mortier de réparation
feu = flamme > intumescente
protection incendie = protection feu > intumescente
poutre métallique = charpente métallique = structure acier = poteau acier = IPN > intumescente, antirouille
chaleur > haute température, aérosol
froid = basse température = hiver = gel = dehors hiver > pliolite
dehors = extérieur > façade
salle d’eau = sdb = salledebain > salle de bains
salle de bains > sanitaire
douche > salle de bains
WC = toilettes > salle de bains
cuisine > cuisine et salle de bains
fer = acier = ferraille = grille fer = ferronnerie > métal, antirouille
portail = grille = garde-corps = rambarde = balcon > antirouille, métal, bois
zinc = galva = alu = aluminium = inox > primaire d’accrochage, primaire antirouille époxy, antirouille
volet = persienne = contrevent = menuiserie extérieure > peinture bois, lasure
terrasse = deck > saturateur
bardage = chalet = clôture bois = abri de jardin = pergola = claustra > lasure, saturateur
meuble = table = escalier bois > vernis, laque
escalier = marches > vitrificateur, peinture de sol
bois brut = bois neuf > impression, lasure, saturateur
ravalement > façade
garage = atelier = parking = cave sol = sous-sol > peinture de sol, résine de sol
tuile = ardoise = fibrociment > toiture
toit > toiture
carrelage > sol, primaire d’accrochage
béton > sol, effet béton
parpaing > façade
pierre = monument > hydrofuge
chambre = salon = séjour = couloir = bureau > murs et plafonds
cage d’escalier peinture = montée d’escalier > murs et boiseries
mur > murs et plafonds
porte = plinthe = fenêtre = huisserie = moulure > boiseries, laque
radiateur = tuyau = canalisation > laque
placo = plaque de plâtre = BA13 = placoplâtre > impression, enduit
placo neuf = plaque neuve = plâtre neuf = plâtre brut = fond neuf = mur brut = placo brut > impression
protéger parquet > vitrificateur, huile parquet
parquet > vitrificateur, huile parquet, colle parquet
crépi intérieur > enduit de lissage
lavable = lessivable = lessivage facile > murs et boiseries, velours, cuisine et salle de bains
C1 = classe 1 = classe C1 = résistance à l’abrasion > velours, murs et boiseries, cuisine et salle de bains
plafond taché > sous-couche isolante antitache
écaille = écaillage = peinture pèle = peinture se décolle = peinture tombe = peinture lambeaux = peinture s’en va = cloques = cloquage = bulles peinture = boursouflures = peinture gonflée = peinture boursouflée > couteau de peintre, décapant peintures et vernis, impression universelle
façade qui s’écaille = façade pèle = peinture façade cloque = peinture façade écaillée = peinture façade décolle = façade cloquée > fixateur de façade, couteau de peintre, peinture de façade pliolite
plafond écaillé = plafond cloque = plafond pèle = plafond abîmé > couteau de peintre, enduit de lissage, peinture plafond
effritement = mur s’effrite = crépi s’effrite = enduit s’effrite = façade s’effrite = friable = sableux = crayeux = craie = sable qui tombe = crépi qui tombe = mains blanches = doigts blancs = blanc sur les doigts = poudre blanche mur > fixateur de façade, mortier de réparation
plâtre s’effrite = plâtre friable = plâtre poudreux = mur intérieur poudreux = plafond poudreux = plafond farine = peinture à la colle = détrempe > impression universelle, sous-couche isolante antitache
efflorescence = laitance = traces blanches façade = traces blanches brique = dépôt blanc = traces de calcaire mur > nettoyant façade, hydrofuge de surface
tache d’eau = tache plafond = tache jaune plafond = auréole jaune = tache marron = tache brune = tache brune plafond = cerne plafond = cernes = fuite voisin = fuite plafond = fuite toit = voisin du dessus = traces d’eau = traces d’humidité > sous-couche isolante antitache, peinture plafond
tache qui ressort = taches ressortent = tache remonte = taches remontent = tache traverse = taches traversent = tache réapparaît = tache revient = jaune ressort = jaune remonte = jaunissement > sous-couche isolante antitache
plafond jaune = plafond jauni = murs jaunis = mur jaune nicotine = fumeur = appartement fumeur = cigarette = suie cheminée = traces de bougie = sinistre incendie = traces noires radiateur = odeur de tabac = odeur de cigarette = odeur de fumée > sous-couche isolante antitache, lessive concentrée
feutre sur mur = stylo mur = marqueur = dessin enfant mur = dessins mur = encre = rouge à lèvres mur = gribouillage > sous-couche isolante antitache, lessive concentrée
tache de gras = projections cuisine = gras plafond = hotte > lessive concentrée, sous-couche isolante antitache
nœud qui ressort = nœuds ressortent = nœuds pin = bois qui suinte = bois tanique = chêne tache = châtaignier = bois résineux = pin des landes > sous-couche isolante antitache
mur foncé = couleur foncée = mur rouge = mur de couleur = recouvrir couleur = couvrir rouge = couvrir noir = couvrir couleur = peindre blanc sur foncé = éclaircir mur > impression universelle, murs et plafonds
peindre sur glycéro = repeindre glycéro = recouvrir glycéro = acrylique sur glycéro = peindre sur laque = peindre sur vernis = surface brillante = fond brillant = fond fermé = fonds bloqués = mur brillant > sous-couche isolante antitache, lessive concentrée, cales à poncer
peinture n’accroche pas = peinture adhère pas = peinture glisse = support difficile = peindre PVC = peindre plastique = peinture PVC = peinture plastique = fenêtre PVC = volet PVC = porte PVC = peindre verre = peindre carreaux > primaire d’accrochage, sous-couche isolante antitache, laque polyuréthane
carrelage mural = crédence = carreaux salle de bains > primaire d’accrochage, laque polyuréthane
peindre papier peint = peindre tapisserie = peinture sur papier peint > impression universelle, murs et plafonds
peindre toile de verre = repeindre toile de verre = peinture toile de verre = peindre fibre de verre > murs et plafonds velours, impression universelle
lambris = lambris verni = peindre lambris = repeindre lambris = blanchir lambris > laque boiseries acrylique, impression universelle, vernis
MDF = médium = contreplaqué = aggloméré = agglo = CTP = panneau bois = bois aggloméré > impression universelle, laque boiseries acrylique
carreaux de plâtre = béton cellulaire = faux plafond = doublage = contre-cloison = cloison = cloisons sèches = brique plâtrière = mur neuf = plafond neuf = enduit neuf = maison neuve = mise en peinture > impression universelle
béton banché = parpaing brut = façade neuve = béton neuf = enduit monocouche = mur parpaing = soubassement béton > fixateur de façade, peinture de façade acrylique, revêtement plastique épais
pierre apparente = mur en pierre = joints de pierre = mur en brique = brique apparente = cheminée brique = terrasse pierre = dalles pierre > hydrofuge de surface, nettoyant façade
mur cave = cave = cave enterrée = mur enterré = cuvelage = mur salpêtre = humidité cave = humidité mur = humidité plafond = mur mouillé = mur froid = mur qui suinte = mur qui transpire > cuisine et salle de bains, hydrofuge de surface, nettoyant antimoisissure
buée = vapeur = VMC = buanderie = cellier = arrière-cuisine = laverie = plafond salle de bains = plafond douche = plafond cuisine = mur cuisine = mur salle de bains > cuisine et salle de bains
humidité extérieure = façade humide = mur extérieur humide = façade qui boit = façade poreuse = crépi poreux = brique poreuse = pierre poreuse > hydrofuge de surface, imperméabilité I1
infiltration fenêtre = infiltration menuiserie = eau par la fenêtre = fenêtre fuit = joint fenêtre mort = joint craquelé = joint sec = joint ouvert > mastic polyuréthane façade, mastic hybride
étanchéité = étanche = étanchéifier = rendre étanche > imperméabilité, mastic, hydrofuge
fissure en escalier = fissure traversante = lézarde façade = façade lézardée = fissures façade anciennes = grosse fissure = fissure profonde = fissure infiltrante > imperméabilité I2, mastic polyuréthane façade, mortier de réparation
fissure fine = petite fissure = fissurette = fissure cheveu = craquelure façade = faïençage enduit > revêtement semi-épais, imperméabilité I1, enduit de lissage
fissure placo = fissure bande = bande placo fissurée = joint placo fissuré = bande décollée = bande cloquée = fissure dessus porte = fissure entre mur et plafond > enduit de rebouchage, mastic acrylique, voile de verre
fissure sol = sol fissuré = fissure dalle = fissure chape = fissure béton = fissure carrelage > mortier de réparation, ragréage fibré P4S
volet écaillé = volets abîmés = lasure s’écaille = lasure part = vernis part = vernis craquelé = fenêtre bois abîmée = bois craquelé extérieur = bois desséché > décapant peintures et vernis, lasure, peinture bois
mastic vitrier = mastic à vitre = mastic à l’huile de lin = mastic fenêtre > mastic acrylique, mastic hybride
état des lieux = rendre appartement = sortie appartement = déménagement = rafraîchissement = caution appartement = trous de cadres = trous de punaises > enduit de rebouchage, murs et plafonds, impression universelle
parties communes = hall d’immeuble = hall d’entrée = cage d’escalier immeuble = ERP = hôpital = hôtel = EHPAD = cabinet médical = vestiaires = gymnase = restaurant = boutique = lieu public = fort passage > murs et boiseries, velours, laque polyuréthane
salle à manger = dressing = studio = pièce de vie = pièces sèches = mur chambre = mur salon = murs intérieurs > murs et plafonds
chambre d’ado = chambre fille = chambre garçon = chambre parentale = tête de lit = mur d’accent = pan de mur > papier peint intissé à motifs, décor panoramique, peinture décorative
chambranle = encadrement = encadrement porte = couvre-joint = main courante = rampe d’escalier = contremarche = limon = tablette fenêtre = rebord fenêtre = dormant = ouvrant = placard = porte intérieure = porte isoplane = isoplane > laque boiseries acrylique, laque boiseries alkyde, laque polyuréthane
corniche = rosace plafond = moulures plafond = cimaise = staff > murs et plafonds, brosse à rechampir, mastic acrylique
peinture escalier bois = peindre escalier bois = marche bois > vitrificateur parquet, laque polyuréthane
fenêtre de toit = bois intérieur = boiseries vernies > vernis, laque boiseries
débarrasser moisissure = débarrasser champignon = éliminer moisissure > nettoyant antimoisissure
débarrasser mousse = éliminer mousse = tuer mousse = enlever mousse = enlever mousse toit = enlever lichen = enlever mousse terrasse = traiter toiture = traiter toit = traiter façade = traiter tuiles = gratter mousse > antimousse façade et toiture
mastiquer = jointoyer = colmater = colmater fuite = joint propre = lisser joint = tube de joint = joint blanc = cartouche blanche > mastic acrylique, mastic silicone
bâcher = bâchage = protéger chantier = protéger pièce > bâche plastique, bâche absorbante, film à adhésif de masquage
scotcher = scotcher plinthe = scotcher fenêtre = protéger plinthe = masquer plinthe = protéger prise > ruban de masquage
tremper rouleau = tremper pinceau = verser peinture = charger rouleau > bac à peinture, camion de peintre
bâton rouleau = manche pour peindre = manche peinture = tige télescopique = canne à peinture = bras télescopique > perche télescopique
machine à poncer = appareil à poncer = machine poncer plafond = machine poncer mur = ponceuse LED = ponceuse aspirante > ponceuse murale, ponceuse excentrique
machine peinture = appareil peinture = compresseur peinture = peindre grande surface = peindre hangar > pompe airless
plastique qui colle = plastique collant = plastique fenêtre = film fenêtre = plastique à dérouler > film à adhésif de masquage
tissu par terre = tapis par terre = couvrir parquet = protéger par terre = protection parquet = protection escalier = protection moquette > bâche absorbante antidérapante
monter plafond = monter en hauteur = atteindre haut = travail au plafond > escabeau, plateforme individuelle roulante, marchepied professionnel
peinture transparente = peinture incolore = protection transparente = protection invisible > vernis, hydrofuge de surface
peinture inodore = peinture sent pas = peinture sent rien = peinture sans odeur = peinture peu d’odeur = odeur de peinture = mal de tête peinture = chambre occupée = local occupé > dépolluante, murs et plafonds
anti-reflet = reflets plafond = cacher défauts plafond = masquer défauts plafond > peinture plafond, murs et plafonds mate
masquer défauts = cacher imperfections = masquer imperfections = mur imparfait = mur plein de trous = mur moche = mur en mauvais état = vagues mur = bosses mur > enduit de lissage, toile de verre à peindre, revêtement intissé à peindre
plafond pas lisse = plafond pas droit = plafond bosselé = plafond irrégulier = lattis plâtre = plafond lattis = plafond plâtre > enduit de lissage, voile de verre, toile de verre à peindre
huile pour bois = huile de lin = huiler bois > saturateur, huile parquet
lino abîmé = recouvrir lino = refaire sol = changer sol = recouvrir parquet = cacher carrelage = sol moche = poser lino = poser sol > sol PVC en lés, lames vinyle, ragréage autolissant P3
garage sol taché = sol garage taché = béton taché = béton qui boit = béton poreux = béton brut sol = sol brut > peinture de sol polyuréthane, résine de sol
pièce froide = mur glacé = paroi froide = isolation façade = facture chauffage = pont thermique = isolation mur extérieur > panneau PSE gris, panneau laine de roche, mortier colle ITE
DTU 59.4 = 59.4 > papier peint, toile de verre, colle papier peint
DTU 59.3 = 59.3 > peinture de sol, résine de sol
DTU 53.12 = 53.12 = DTU 53.2 = 53.2 > sol PVC en lés, colle acrylique pour sols souples
DTU 51.2 = 51.2 > colle parquet
ETICS = cahier 3035 = CPT 3035 = ACERMI > panneau PSE blanc, mortier colle ITE, sous-enduit ITE
CTB-P+ = CTBP > traitement du bois multi-usages
7b2 = classe 7b2 > acrylique
4a = classe 4a > alkyde
crédence carrelage = mur faïence = carreaux faïence > primaire d’accrochage, laque polyuréthane
`;
