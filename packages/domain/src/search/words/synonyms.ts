/**
 * The trade's synonyms, one group a line. « = » joins words that mean the same: each finds the others.
 * « > » goes one way, best first: who types the left side also finds the right side, and not the reverse.
 * Accents, plurals and small words do not matter.
 */
export const SYNONYMS = `
glycéro = glycérophtalique = alkyde = laque à l’huile = peinture à l’huile
acrylique = peinture à l’eau = phase aqueuse
lasure = vernis bois
vitrificateur = vernis parquet = vernis à parquet = vitrification
toile de verre = TDV = tissu de verre = fibre de verre
voile de verre = VDV
isolation thermique par l’extérieur = ITE = isolation extérieure = isolation par l’extérieur
polystyrène expansé = PSE = polystyrène = EPS
laine de roche = laine minérale
revêtement plastique épais = RPE = crépi = enduit de façade
revêtement semi-épais = RSE = D3
imperméabilité = étanchéité façade = imperméabilisant
composés organiques volatils = COV
polyuréthane = PU
époxy = époxydique = epoxyde = bicomposant époxy
impression = sous-couche = primaire = apprêt
antirouille = anticorrosion = minium
rouleau = manchon
pinceau = brosse
brosse à rechampir = pinceau rond = pinceau à rechampir
spalter = queue-de-morue
perche = manche télescopique = rallonge
monture = porte-manchon
camion = seau à peinture
bac à peinture = bac à rouleau
bâche = toile de protection
ruban de masquage = scotch = adhésif de masquage = masquage peinture = papier cache
papier de verre = papier à poncer = feuille abrasive = abrasif
cale à poncer = éponge abrasive
couteau à enduire = couteau de peintre = spatule
lame à lisser = lisseuse
platoir = taloche
airless = pistolet à peinture = station de peinture
ponceuse murale = girafe = ponceuse plafond
white-spirit = essence de térébenthine = dégraissant pinceau
décapant = décapage peinture
lessive = lessive Saint-Marc
antimousse = démoussant = démoussage = traitement toiture
hydrofuge = imperméabilisant incolore
antigraffiti = antitag
ragréage = autolissant = auto-nivelant = ragréage de sol
résine de sol = résine époxy
peinture de sol = peinture garage = peinture ciment
sol PVC = lino = linoléum = sol vinyle en rouleau
lames vinyle = LVT = parquet vinyle = sol clipsable
papier peint = tapisserie
décor panoramique = panoramique = fresque = poster mural
intissé à peindre = patent lisse = revêtement à peindre
enduit de rebouchage = rebouchage = mastic à reboucher = plâtre à reboucher
enduit de lissage = lissage = enduit de finition = ratissage
joint = mastic = mastic d’étanchéité
mastic silicone = silicone = joint sanitaire
mousse polyuréthane = mousse expansive = mousse PU
treillis = trame = treillis de verre
mortier colle = colle polystyrène
chevilles = cheville à rosace
profilé = cornière = baguette
rail de départ = profil de départ
aérosol = bombe = bombe de peinture = spray
haute température = anti-chaleur
intumescente = coupe-feu = ignifuge = anti-feu
dépolluante = assainissante
saturateur = huile terrasse = huile bardage
traitement du bois = xylophène = insecticide bois
anti-xylophages = anti-termites = insectes à larves
dégriseur = dégrisant
masque FFP2 = masque à poussière
demi-masque = masque à cartouche
EPI = équipement de protection = protection individuelle
lunettes-masque = lunettes de protection = lunettes de sécurité
chaussures de sécurité = chaussures de chantier = baskets de sécurité
combinaison = cotte = bleu de travail
tee-shirt = t-shirt
escabeau = marchepied
échafaudage = échafaudage roulant
pare-vapeur = film de protection
FDS = fiche de données de sécurité
CGV = conditions générales de vente
click and collect = retrait en magasin = drive
humidité > pièces humides, salle de bains, antimoisissure, hydrofuge
anti-humidité > pièces humides, salle de bains, antitache, antimoisissure, hydrofuge
peinture > laque
peindre > peinture
salle d’eau > salle de bains
salle de bains > sanitaire
douche > salle de bains
WC > salle de bains
moisissure > antimoisissure
antimoisissure > moisissures
rouille > antirouille
mousse toiture > antimousse
tache > antitache
graffiti > antigraffiti
fer > métal, antirouille
acier > métal, antirouille
portail > antirouille, métal, bois
volet > peinture bois, lasure
terrasse bois > saturateur
bardage > lasure, saturateur
ravalement > façade
extérieur > façade
tuile > toiture
toit > toiture
carrelage > sol
béton > sol, effet béton
parpaing > façade
chambre > murs et plafonds
salon > murs et plafonds
porte > boiseries, laque
plinthe > boiseries, laque
fenêtre > boiseries, laque
radiateur > laque
placo > impression, enduit
plaque de plâtre > impression, enduit
fissure > imperméabilité, enduit de rebouchage, mortier de réparation
trou > enduit de rebouchage
isolant > polystyrène expansé, laine de roche, fibre de bois
parquet > vitrificateur, colle parquet
solvant > diluant
pistolet > airless
gant > gants nitrile
respiratoire > masque, demi-masque
vêtement > pantalon, combinaison, tee-shirt
échelle > escabeau
`;
