/** Tools, protection, clothing and access, as they are called on site. */
export const TOOL_WORDS = `
rouleau = manchon = roulo = rolo = manchette
petit rouleau = mini rouleau = patte de lapin = rouleau radiateur = rouleau laqueur > manchon microfibre, manchon
rouleau plafond = rouleau antigoutte > manchon
rouleau façade = rouleau crépi = rouleau poils longs > manchon polyamide, manchon
rouleau laque = rouleau velours = rouleau mousse > manchon microfibre, manchon
poils longs > fibres longues, manchon
poils courts = poil ras > manchon microfibre
pinceau = brosse
brosserie > brosse, pinceau
brosse à rechampir = pinceau rond = pinceau à rechampir = rechampir = brosse pouce = brosse à filet
angle pinceau = pinceau angle = dégager = dégagement = détourer = réchampissage > brosse à rechampir
pinceau plat = brosse plate = brosse à vernir = queue de carpe
spalter = queue-de-morue = queue de morue = spalteur
brosse radiateur = pinceau radiateur = brosse coudée = pinceau coudé = patte de chien
derrière radiateur = peindre radiateur derrière > brosse coudée
brosse à encoller = brosse tapissier > brosse plate
perche = bâton télescopique = manche télescopique = rallonge = canne télescopique = manche rouleau = manche extensible
monture = porte-manchon = cage à rouleau = fût de rouleau = poignée de rouleau = armature rouleau
camion = seau à peinture = seau de peintre = camion peintre
bac à peinture = bac à rouleau = plateau à peinture = auge à peinture = bac peintre
grille d’essorage = grille à peinture = grille camion = grille seau = grille rouleau = essorage
couteau à enduire = couteau de peintre = spatule = couteau plâtrier
couteau à enduire = couteau enduit = couteau américain
couteau de peintre = couteau à mastiquer
riflard = grattoir = racloir = gratte > couteau de peintre
gratter = grattage = racler > couteau de peintre, décapant
lame à lisser = lisseuse = lame enduit = lame plâtrier = règle à enduire = couteau large = lame inox
platoir = taloche = taloche inox = lisseuse inox = plâtroir
airless = pompe à peinture = poste airless = station airless = station de peinture = machine à peindre = groupe airless = pulvérisateur de peinture = pistolet à peinture = pistolet peintre = pistolet airless > pompe airless
projection = machine airless = appareil à projeter > pompe airless
buse = gicleur = buse pistolet = tip
filtre pistolet = filtre airless = tamis pistolet > filtre de crosse
ponceuse murale = girafe = ponceuse plafond = ponceuse à bras = ponceuse placo = ponceuse à rallonge = ponceuse plâtre = ponceuse télescopique = ponceuse placoplâtre
ponceuse orbitale = ponceuse roto orbitale = ponceuse ronde = ponceuse bois > ponceuse excentrique
poncer = ponçage > ponceuse, abrasif, cale à poncer
aspirateur = aspi = aspirateur ponceuse = aspirateur poussière = aspirateur de chantier
papier de verre = papier à poncer = feuille abrasive = abrasif = papier abrasif = toile émeri = papier émeri = papier ponce
disque à poncer = disque ponceuse = disque abrasif = disque velcro = galette abrasive
cale à poncer = éponge abrasive = éponge à poncer = bloc à poncer = tampon abrasif
grain = gr > abrasif
scotch = ruban de masquage = adhésif de masquage = masquage peinture = papier cache = ruban adhésif = scotch de peintre = bande de masquage = adhésif peintre = masking tape = ruban cache = crêpe adhésif
scotch façade = ruban orange = adhésif orange = ruban extérieur = scotch extérieur > ruban de masquage façade
arrache = surface fragile = support fragile = peinture fraîche > ruban surfaces délicates
film de protection = film plastique = polyane = film cache = plastique scotch = polyane adhésif = film masquage = plastique bord = plastique de protection = protéger vitre = protéger fenêtre = protéger meuble = film pré-encollé = bâche scotch = film adhésif > film à adhésif de masquage, bâche plastique
bâche = toile de protection = protection sol = toile de protection sol = bâche peintre
protéger sol = protéger carrelage = protection carrelage = terre protéger > bâche absorbante, bâche
feutre absorbant = bâche feutre = couverture de peintre = toile coton = bâche tissu = moquette de protection > bâche absorbante
nettoyer pinceau = nettoyer rouleau = nettoyer brosse = nettoyage pinceau = nettoyage matériel = dégraissant pinceau = rincer pinceau = laver pinceau = nettoyer matériel = nettoyage outil > white-spirit, diluant
masque = masque FFP2 = masque à poussière = FFP2 = masque ponçage = masque papier = anti-poussière
demi-masque = masque à cartouche = masque peinture = masque solvant = masque à gaz = masque pistolet = masque vapeur = masque peintre = masque respiratoire = A2P3 = cartouche A2P3 = masque filtre
lunettes-masque = lunettes de protection = lunettes de sécurité = lunettes = lunette projection = protection yeux
gants = gants nitrile = gant de peintre = gants jetables = gants chimiques = gants solvant = protection main
chaussures de sécurité = chaussures de chantier = baskets de sécurité = chaussures sécu = godasses = coques = chaussures coquées = S3
combinaison = cotte = bleu de travail = salopette = combi = tyvek = côte de peintre = tenue jetable
pantalon = froc = pantalon blanc = pantalon peintre = bas de travail
tee-shirt = t-shirt = tee shirt blanc = maillot
tenue = vêtement = fringues = habits = blanc de peintre = vêtement peintre > pantalon, combinaison, tee-shirt
EPI = équipement de protection = protection individuelle
escabeau = marchepied = marche pied = escabot = escabelle
échelle = échelle double = échelle 3 plans = échelle coulissante
EN131 > échelle, escabeau
plateforme individuelle = PIRL = PIR = gazelle = plate forme = marche plateforme = plateforme roulante = plateforme de travail
échafaudage = échafaudage roulant = échaf = échaffaudage = échafaud = tour roulante
travail en hauteur = hauteur = cage d’escalier > échafaudage, plateforme, échelle
respiratoire > masque, demi-masque
protection respiratoire = protection des voies respiratoires > masque, demi-masque
rouleau à peinture = rouleau de peintre > manchon, monture de rouleau
recharge de rouleau = rouleau de rechange = manchon de rechange = fourreau de rouleau = recharge manchon > manchon
rouleau satin = rouleau finition = rouleau laquer = rouleau mohair = rouleau acrylique = rouleau lasure = rouleau vernis = rouleau vitrificateur = rouleau boiserie > manchon microfibre
rouleau mur = rouleau mural = rouleau impression = rouleau mat = rouleau multiusages > manchon polyamide, manchon microfibre
rouleau mouton = peau de mouton = rouleau laine = rouleau poilu = rouleau gros poils = rouleau alvéolé = rouleau nid d’abeille = rouleau à crépir = rouleau rugueux = rouleau résine > manchon polyamide
rouleau non pelucheux = rouleau peluche = rouleau perd poils = rouleau laisse poils > manchon microfibre
rouleau anti-projection = rouleau éclabousse = rouleau qui goutte = rouleau gicle > manchon polyamide, manchon microfibre
débullage = débuller = rouleau débulleur > ragréage autolissant, résine de sol
perche télescopique = bâton télescopique = bâton de rouleau = perche rouleau = perche de peintre = perche à peinture = perche extensible = perche alu = perche aluminium = tube télescopique = allonge de rouleau = rallonge rouleau = manche de rouleau télescopique = perche plafond
manche à balai = manche long = peindre sans échelle = atteindre plafond > perche télescopique
monture de rouleau = tige de rouleau = armature de rouleau = support de rouleau = support manchon = porte-rouleau = fourche de rouleau = poignée rouleau = bras de rouleau = axe de rouleau = étrier de rouleau = cadre de rouleau = monture à cage = monture fil
fer de rouleau > monture de rouleau
brosse à rechampir = brosse ronde = rechampi = pinceau de précision = pinceau pointu
tirer un filet = peindre angles = peindre bords = peindre coins = peindre contour = pinceau bords = pinceau coins = pinceau contour = pinceau bordure = pinceau finition = pinceau fin = pinceau moulure > brosse à rechampir
soies de porc = pure soie = soie naturelle = brosse soie = pinceau soie = poils synthétiques = soies synthétiques > brosse à rechampir, brosse plate
brosse à laquer = pinceau laque = brosse laque = pinceau large = brosse large = pinceau lasure = brosse lasure = brosse à lasurer = pinceau glycéro = pinceau acrylique > brosse plate, spalter
brosse plafonnier = brosse à plafond = brosse à badigeon = pinceau badigeon = brosse à blanchir = brosse à chauler > brosse plate, spalter
brosse à tapisser = brosse à maroufler = brosse papier peint = balai de colleur = brosse à colle = pinceau à colle = brosse de colleur = balai tapissier > brosse plate, spalter
brosse extra plate = brosse fine plate = brosse à lisser = blaireau = veinette = brosse à glacis = lisser laque = lisser vernis = pinceau tableau > spalter
brosse coudée radiateur = brosse à radiateur = pinceau courbé = pinceau tordu = pinceau plié = brosse courbe = pinceau long manche = brosse long manche = pinceau col de cygne
pinceau recoins = pinceau endroits difficiles = peindre recoins = peindre entre les tubes = peindre derrière tuyau > brosse coudée radiateur
seau = baquet = gamelle > camion de peintre, bac à peinture
camion de peintre = camion à peinture = camion à rouleau = seau à rouleau = seau rectangulaire
bac à peinture = bassine à peinture = barquette peinture = barquette à rouleau = cuvette à peinture = plateau à rouleau = plat à peinture = bac à grille = récipient peinture
bac jetable = recharge de bac > bac à peinture
grille d’essorage = grille à essorer = égouttoir rouleau = essoreur rouleau = grille métal rouleau = grille égouttage
essorer rouleau = essorer manchon = égoutter rouleau > grille d’essorage, bac à peinture
couteau triangulaire = langue de chat = couteau à démastiquer = couteau de vitrier = couteau à mastic = couteau à reboucher = couteau rigide = démastiquer > couteau de peintre
grattoir peinture = gratter peinture = racler peinture = grattoir peintre = triangle à gratter = gratter mur = gratter tapisserie = gratter papier peint > couteau de peintre
spatule à enduire = spatule peintre = spatule inox = spatule japonaise = couteau japonais = cale japonaise = jeu de spatules = spatule à reboucher = couteau souple = raclette à enduire = étaler enduit = couteau d’angle > couteau à enduire, lame à lisser
lame à lisser = lame de lissage = lame à enduire = lame à ratisser = spatule de lissage = spatule à lisser = couteau à lisser = couteau de lissage = règle de lissage = raclette à lisser = grande spatule = lame souple inox
tirer enduit = serrer enduit = tirer au large = enduire plafond = enduire mur = enduire > lame à lisser, couteau à enduire, enduit de lissage
platoir flamand = truelle de plâtrier = taloche à enduire = taloche métallique = lisseuse flamande = lisseuse italienne = truelle lisseuse = truelle à lisser = flamande
truelle = berthelet = plâtresse = plafonneuse = truelle carrée = truelle inox > platoir flamand, couteau à enduire
spatule crantée = peigne à colle = platoir cranté = peigne à enduire = taloche crantée > platoir flamand, couteau à enduire
talocher = taloché éponge = taloche plastique > platoir flamand, revêtement plastique épais taloché
pompe à piston peinture = pompe à membrane = appareil airless = pompe à peindre = pulvérisateur airless > pompe airless
peindre au pistolet = pistolet électrique = pistolet pneumatique = pistolet à godet = basse pression = HVLP = pulvériser peinture = projeter peinture = projeter enduit = projeteuse = machine à projeter = machine à enduire = turbine peinture = cabine de peinture > pompe airless
flexible airless = tuyau airless = pistolet de pompe = crosse airless > pompe airless, filtre de crosse airless
buse airless = embout pistolet = embout airless = porte-buse = tête de buse = bec de pistolet = buse retournable = buse à clé
pistolet crache = airless crache = buse bouchée = pistolet bouché = buse usée = déboucher pistolet = déboucher buse = pompe bouchée > buse airless réversible, filtre de crosse airless
FFLP = buse basse pression = buse finition = buse laque = buse enduit = buse façade = angle de jet = éventail pistolet > buse airless réversible
filtre de crosse = filtre crayon = filtre de poignée = crayon filtre
crépine = 60 mailles = 100 mailles = 60 mesh = 100 mesh = mesh = impuretés pistolet > filtre de crosse airless
ponceuse murale = ponceuse mur = ponceuse girafe = girafe à poncer = ponceuse bras long = ponceuse long bras = ponceuse longue portée = ponceuse sur perche
poncer plafond = poncer mur = poncer enduit = poncer plâtre = poncer placo = poncer bandes = poncer joints placo = ponçage plafond = ponçage enduit = ponceuse enduit > ponceuse murale, disques abrasifs, cales à poncer
ponceuse excentrique = roto orbitale = rotorbitale = ponceuse rotative = ponceuse à main = ponceuse portative = excentrique
ponceuse vibrante = ponceuse à bande = ponceuse delta = ponceuse triangulaire = ponceuse parquet = ponceuse meuble = ponceuse volet = ponceuse porte = ponceuse électrique > ponceuse excentrique
poncer bois = poncer porte = poncer meuble = poncer volet = poncer parquet = poncer boiserie = poncer vernis = poncer laque > ponceuse excentrique, feuilles abrasives, cales à poncer
aspirateur de chantier = aspirateur industriel = aspirateur professionnel = aspirateur eau et poussière = aspirateur à plâtre = aspirateur gravats = aspirateur ponçage = aspirateur atelier
aspirer poussière = dépoussiérer = dépoussiérage = aspiration ponceuse = silice = poussière fine = poussière de ponçage = poussière de plâtre = décolmatage > aspirateur de chantier, masques FFP2
feuilles abrasives = papier corindon = papier carbure = papier à l’eau = feuille à poncer = papier sablé = toile abrasive = papier de ponçage
corindon = gros grain = grain fin = grain moyen = rouleau abrasif = bande abrasive = poncer à la main = ponçage main > feuilles abrasives, cales à poncer
disques abrasifs = disque de ponçage = disque auto-agrippant = disque girafe = abrasif girafe = papier girafe = papier ponceuse = abrasif ponceuse = disque 225 = disque multitrous = disque perforé = rond abrasif = recharge ponceuse
P40 = P60 = P80 = P100 = P120 = P150 = P180 = P220 = P240 = P320 > feuilles abrasives, disques abrasifs, cales à poncer
cales à poncer = cale de ponçage = cale abrasive = cale éponge = bloc abrasif = mousse abrasive = bloc mousse = cale souple = pad abrasif
égrener = égrenage = égrainer = égrainage = dépolir = matir = déglacer = poncer entre deux couches = poncer entre couches > cales à poncer, feuilles abrasives
laine d’acier = paille de fer = laine de fer > cales à poncer, feuilles abrasives
ruban de masquage = ruban de peintre = ruban papier = ruban crêpe = papier crêpe = papier collant = papier adhésif = collant de peintre = bande cache = scotch papier = scotch à peinture = scotch de masquage = tape de peintre
scotch jaune = scotch beige = masquer > ruban de masquage, film à adhésif de masquage
scotch bleu = scotch vert = scotch rose = scotch violet = ruban bleu = ruban rose = ruban de précision = bord net = ligne nette = bavure peinture = scotch bave = peinture bave sous scotch > ruban de masquage intérieur, ruban surfaces délicates
scotch arrache = scotch arrache peinture = ruban arrache = scotch papier peint = ruban papier peint = masquer papier peint = ruban faible adhérence = scotch fragile = scotch délicat > ruban surfaces délicates
scotch orange = scotch PVC = ruban PVC = adhésif PVC = scotch toilé = ruban toilé = adhésif toilé = scotch crépi = scotch façadier = scotch maçon = scotch antiUV = ruban UV > ruban de masquage façade
rayures mur = lignes droites = ligne droite peinture = bandes de couleur = délimiter couleurs = séparer deux couleurs = deux couleurs mur = trait net = soubassement peint > ruban de masquage intérieur
bâche plastique = bâche de protection = bâche de chantier = bâche polyane = bâche transparente = bâche polyéthylène = plastique de chantier = plastique de peintre = nylon de protection
housse meuble = housse de protection = couvrir meubles = protéger canapé = protéger mobilier = protéger cuisine > bâche plastique, film à adhésif de masquage
bâche absorbante = bâche antidérapante = feutre de peintre = feutre de protection = protège-sol = molleton de protection = nontissé absorbant = bâche réutilisable = bâche coton = tapis de peintre = drap de peintre
protéger moquette = protéger lino = protéger escalier = protéger parquet peinture = protéger plancher = gouttes peinture sol = carton de protection = carton de sol > bâche absorbante antidérapante, bâche plastique
film à adhésif de masquage = film masquant = plastique adhésif = film électrostatique = film statique = bâche adhésive = adhésif avec film = ruban avec film
masquer fenêtre = masquer vitre = masquer radiateur = masquer porte = cacher fenêtre = protéger baie vitrée = protéger vitrage = protéger placard = protéger porte = protéger menuiserie > film à adhésif de masquage, ruban de masquage
pistolet à mastic = pistolet à silicone = pistolet à cartouche = pistolet extrudeur > mastic acrylique, mastic silicone
masques FFP2 = masque jetable = masque coque = masque à valve = masque à soupape = masque de chantier = masque antipoussière = masque bricolage = masque plâtre = masque blanc
FFP1 = FFP3 = EN149 = masque chirurgical > masques FFP2, demi-masque A2P3
respirer poussière = poussière plâtre respirer = poussière dans le nez = protection poussière > masques FFP2, demi-masque
demi-masque = masque à charbon = masque charbon actif = masque caoutchouc = masque réutilisable = masque anti vapeurs
A2 = A2P2 = A1P2 = ABEK = ABEK1 = filtre à gaz = filtre de masque = cartouche de masque = cartouche filtrante = charbon actif = masque intégral = masque complet = masque époxy = masque résine = masque airless = masque décapant = vapeurs de solvant = odeur de solvant > demi-masque A2P3
lunettes-masque = lunettes étanches = lunettes de chantier = lunettes antibuée = lunettes de ponçage = lunettes anti projections = surlunettes = lunettes de plafond
EN166 = visière = écran facial = protéger les yeux = poussière dans les yeux = projections yeux = peinture dans les yeux > lunettes-masque de protection
gants nitrile = gants à usage unique = gants de protection = gants peinture = gants bleus = boîte de gants = gants non poudrés = gants étanches = nitrile
gants latex = gants vinyle = gants caoutchouc = gants de ménage = gants résine = gants époxy = gants décapant = EN374 = protéger mains > gants nitrile
chaussures de sécurité = chaussures de travail = chaussures de protection = godillots = pompes de sécurité = grolles = tatanes = shoes de sécurité = sécu S3 = brodequins
S1P = S1 = SRC = EN20345 = semelle antiperforation = embout acier = embout composite = bout ferré = bottes de chantier = bottes de sécurité = basket coquée = baskets de chantier > chaussures de sécurité S3
combinaison de peintre = combinaison blanche = combinaison de travail = cotte de travail = cotte à bretelles = combinaison intégrale
combinaison jetable = combinaison à capuche = blouse = blouse de peintre = surcombinaison = combinaison airless = combinaison désamiantage = bleu de chauffe > combinaison de peintre
pantalon de peintre = pantalon de travail = pantalon de chantier = pantalon à genouillères = futal = falzar = pantalon multipoches
genouillères = bermuda = short de peintre = short de travail = porte-outils > pantalon de peintre
tee-shirt de travail = teeshirt blanc = maillot de corps = maillot blanc = haut de travail = teeshirt peintre = tshirt peintre
polo = sweat = débardeur = marcel > tee-shirt de travail blanc
tenue blanche = tenue de travail = habits de travail = habit de peintre = tenue de peintre > pantalon de peintre, tee-shirt de travail, combinaison de peintre
escabeau = escabeau alu = échelle de peintre = escabeau double
marchepied = tabouret de peintre = petit escabeau = escabeau bas = banc de peintre = tabouret marche = tabouret de chantier = EN14183
tréteaux = chevalet = planche de peintre = passerelle > marchepied professionnel, plateforme individuelle roulante, échafaudage roulant pliant
échelle transformable = échelle multifonction = échelle combinée = échelle multiposition = échelle 2 plans = échelle deux plans = échelle trois plans = échelle à coulisse = échelle polyvalente
échelle articulée = échelle télescopique = échelle alu = échelle de façade = grande échelle = échelle longue = échelle escalier > échelle transformable
plateforme individuelle roulante = plateforme repliable = plateforme pliante = plateforme de peintre = plateforme mobile = PIRL pliante
escabeau à plateforme = escabeau gardecorps = escabeau sécurisé = escabeau roulant > plateforme individuelle roulante
échafaudage roulant = échafaudage mobile = échafaudage alu = échafaudage intérieur = échafaudage pliant = tour d’échafaudage = tour mobile = échafaudage à roulettes = échafaudage léger
EN1004 = échafaudage de pied = monter un échafaudage > échafaudage roulant pliant
plafond haut = grande hauteur = peindre en hauteur = peindre cage d’escalier = peindre montée d’escalier = plafond cathédrale = mezzanine = cage escalier haute > échafaudage roulant pliant, perche télescopique, plateforme individuelle roulante
tape > ruban de masquage
échelle pliante = échelle d’intérieur > escabeau, échelle transformable
cordage = traces de pinceau = traces de brosse = coups de pinceau = peinture qui corde > spalter, manchon microfibre
`;
