/** Trade marks that people say for the thing itself, whoever made it. The shop need not sell them. */
export const BRAND_WORDS = `
sikaflex > mastic polyuréthane façade, mastic polyuréthane
sika > mastic polyuréthane, mortier de réparation
rubson > mastic, silicone, hydrofuge
sader = pattex > mastic hybride, mastic
polyfilla = toupret = semin = bostik enduit > enduit de rebouchage, enduit de lissage
hammerite = rust-oleum = frameto = owatrol > laque antirouille, primaire antirouille
xylophène = xylodhone = sarpalo > traitement curatif anti-xylophages, traitement du bois multi-usages
bondex = cecil = sadolin = sikkens lasure > lasure
syntilor = blanchon > vitrificateur, vernis, huile parquet
vitrex = starwax > vitrificateur
graco = wagner = titan airless = tritech > pompe airless
festool = planex = flex girafe = mirka = menzer > ponceuse murale, ponceuse
karcher > nettoyant façade
dalep = algimouss = net’toit > antimousse
quelyd = metylan = perfax > colle papier peint
ovalit = semin colle > colle toile de verre
gerflex = gerflor = tarkett = forbo = taralay > sol PVC, lames vinyle
quick step = quickstep = pergo > lames vinyle
rockwool = rocksilk > laine de roche
isover = knauf > laine de roche, polystyrène expansé
styrodur = siniat > polystyrène expansé
tesa = frog tape = frogtape = washi = 3M ruban > ruban de masquage
tyvek > combinaison
kevlar = mapa > gants
velcro disque = abranet > disques abrasifs
sopalin = essuyage > white-spirit
st-marc = saint-marc > lessive
ripolin = tollens = seigneurie = zolpan = gauthier > peinture
placomix > impression, enduit
kärcher façade > nettoyant façade
compriband > mastic polyuréthane façade
lino > sol PVC
scotch-brite > cale à poncer
titanium > abrasif
zinsser = kilz > sous-couche isolante antitache
plastidip > aérosol
torx > chevilles
bagar = beissier > enduit airless, enduit de lissage
aguaplast = prestonett = molto = alabastine = TX110 = TX 110 > enduit de rebouchage
fibacryl > mastic acrylique, enduit de rebouchage
sintobois = sinto bois = sintofer > enduit de rebouchage
gyproc = fermacell = siporex = ytong > impression universelle, enduit de lissage
weber = parexlanko = parex lanko = PRB > mortier colle ITE, sous-enduit ITE, ragréage
webertherm = weber therm = stotherm = caparol > mortier colle ITE, sous-enduit ITE, finition organique ITE
weberniv = weber niv = ultraplan = roxol = ardex = thomsit = mapei > ragréage autolissant P3, primaire d’accrochage sol
sikalatex = sika latex > primaire d’accrochage sol
monotop = sika monotop = lankorep = prompt vicat = vicat > mortier de réparation
sikagard = guard industrie = protectguard > hydrofuge de surface, protection antigraffiti
11FC = 11 FC = PU40 = PU 40 = PU25 = PU 25 = sikaflex pro > mastic polyuréthane façade
fix all = fixall = soudal = ni clou ni vis = no more nails = loctite > mastic hybride
néoprène = colle néoprène > mastic hybride, colle acrylique pour sols souples
perennator = den braven > mastic silicone sanitaire, mastic acrylique
illbruck = compri bande > mastic polyuréthane façade, mousse polyuréthane expansive
keim > peinture minérale de façade
lotusan > peinture de façade siloxane
dulux = dulux valentine = luxens = astral = levis = unikalo = guittet = onip = farrow ball = farrow and ball = little greene = jotun = renaulac = V33 peinture = theolaur = sigma coatings > peinture
sikkens > lasure, peinture bois, laque boiseries
cetol = gori = solignum = remmers > lasure
rubbol > peinture bois, laque boiseries alkyde
textrol = owatrol deck > saturateur
net-trol > dégriseur bois
dilunett = peelaway = peel away > décapant peintures et vernis
tonkinois > vernis
V33 > vitrificateur parquet, lasure, vernis
bona = plastor = berger seidle > vitrificateur parquet, huile parquet
osmo = rubio = rubio monocoat = monocoat = fiddes > huile parquet
libéron = louis XIII > huile parquet, vernis
sarpeco = xilix = cuprinol > traitement du bois multi-usages, traitement curatif anti-xylophages
noxyde > laque antirouille
galvafroid = zinga > primaire antirouille en aérosol, primaire antirouille époxy
montana = molotow = belton = motip = dupli color = duplicolor = krylon = julien bombe > peinture en aérosol
mieuxa > white-spirit désaromatisé, diluant synthétique
HG = HG moisissure = sanytol > nettoyant antimoisissure
karcher toiture = karcher terrasse = karcher toit > antimousse façade et toiture
euromair = larius = airlessco > pompe airless
rac X = rac 5 > buse airless réversible
rotex = deros > ponceuse excentrique
makita = bosch = dewalt = metabo = ryobi = hikoki > ponceuse excentrique, ponceuse murale, aspirateur de chantier
starmix = nilfisk > aspirateur de chantier
roulor = rotaplast = anza = nespoli = franpin = outil parfait > manchon, brosse plate
parfaitliss = parfait liss > lame à lisser
mondelin = edma > platoir flamand, couteau à enduire
scotchblue = scotch blue = scotch 3M > ruban de masquage intérieur
barnier = scapa > ruban de masquage façade
easycover = easy cover > film à adhésif de masquage
visqueen > bâche plastique
moldex = masque 3M = dräger = GVS > demi-masque A2P3, masques FFP2
ansell > gants nitrile
jallatte = jalatte = caterpillar = heckel = timberland = puma safety > chaussures de sécurité S3
dickies = lafont = molinel = snickers = cepovett = engelbert strauss > pantalon de peintre, combinaison de peintre
tubesca = comabi = centaure = zarges = hymer = layher > échafaudage roulant pliant, plateforme individuelle roulante, escabeau
ejot = fischer > chevilles à visser ITE, chevilles à frapper ITE
xtherm = cellomur = isobox > panneau PSE gris, panneau PSE blanc
steico = pavatex = gutex = isonat > panneau fibre de bois
ecorock > panneau laine de roche
moduleo = berry alloc = amtico = virtuo > lames vinyle
mipolam = sarlon = tapiflex = polyflor > sol PVC en lés
novelio = adfors = vitrulan = systexx > toile de verre à peindre, toile de verre décorative
erfurt = rauhfaser > revêtement intissé à peindre
caselio = casadeco = rasch = erismann = grandeco = élitis > papier peint intissé à motifs, décor panoramique
velux > vernis, laque boiseries
`;
