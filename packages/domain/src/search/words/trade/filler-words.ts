/** Fillers, glues, sealants, wall and floor coverings, cleaning products, as they are called on site. */
export const FILLER_WORDS = `
toile de verre = TDV = tole de verre = tissu de verre = fibre de verre = toile à peindre
voile de verre = VDV = voile de rénovation = voile de lissage = voile à peindre
papier peint = tapisserie = papier mural = PP = tapis mural
décor panoramique = panoramique = fresque = poster mural = panneau mural = décor mural
intissé à peindre = papier à peindre = patent lisse = revêtement à peindre = patente
vinyle = vynil > papier peint vinyle
colle toile de verre = colle TDV = colle toile = colle voile de verre
colle papier peint = colle tapisserie = colle à tapisser = colle intissé = colle PP = colle à papier
tapisser = poser papier peint = coller papier peint = encoller papier > colle papier peint, papier peint
coller toile = poser toile de verre = coller toile de verre = maroufler toile > colle toile de verre
coller lino = coller sol = coller PVC = coller sol PVC = colle lino = colle PVC = colle sol souple = colle sol > colle acrylique sols souples
poissant = colle poissante = colle moquette = dalle moquette = coller moquette = coller dalle = maintien dalle > poissant maintien pour dalles
coller parquet = colle à parquet > colle parquet
enduit de rebouchage = rebouchage = mastic à reboucher = plâtre à reboucher = reboucheur = enduit trou = bouche trou = rebouche trou = reboucher
boucher = boucher trou = combler > enduit de rebouchage, mastic acrylique
enduit de lissage = lissage = enduit de finition = ratissage = enduit lisse = ratisser = lisser = surfaçage = enduit de surfaçage = enduit fin = enduit plafond = enduit mur
enduit airless = enduit à projeter = enduit projeté = enduit machine = enduit pulvérisé
enduit plaque de plâtre = bande à joint = enduit placo = joint placo > enduit de rebouchage, enduit de lissage
joint = mastic = mastic d’étanchéité = cartouche mastic = cartouche = calfeutrement = calfeutrer
mastic acrylique = mastic peintre = mastic à peindre = joint acrylique = acrylique cartouche = joint plinthe = mastic fissure = joint peintre
jour fenêtre = courant d’air = calfeutrer fenêtre > mousse polyuréthane, mastic acrylique
joint plinthe mur = joint plafond = joint huisserie = joint fenêtre > mastic acrylique
mastic silicone = silicone = joint sanitaire = joint de douche = joint baignoire = joint salle de bains = joint évier = sili
mastic polyuréthane = mastic PU = joint de façade = joint de dilatation = mastic façade
mastic hybride = MS polymère = polymère = colle mastic = mastic colle = MS = mastic polymère
mousse polyuréthane = mousse expansive = mousse PU = mousse expansée = bombe mousse
décapant = décapage peinture = décaper = décapeur = gel décapant
enlever peinture = retirer peinture = décoller peinture = peinture écaillée = peinture qui cloque = enlever vernis = retirer vernis = vernis enlever = dissoudre peinture = ôter peinture = décaper peinture > décapant, couteau de peintre
lessive = lessive Saint-Marc = lessiver = st marc = saint marc = lessivage = dégraissant = dégraisser = laver mur = nettoyer mur = lessive mur = nettoyant mur = dégraisser mur = lessiver mur
white-spirit = essence de térébenthine = white = whit spirit = térébenthine = essence F
diluant = solvant = thinner = dilutif
nettoyant antimoisissure = anti moisissure = antifongique = fongicide = javel = anti-champignons
sol PVC = lino = linoléum = sol vinyle en rouleau = gerflor = sol plastique = lino rouleau = sol souple = revêtement PVC = taralay
U4P3 = U3P3 = U4 = UPEC = classement UPEC > sol PVC, lames vinyle
lames vinyle = LVT = parquet vinyle = sol clipsable = lames PVC = lame clipsable = parquet PVC = parquet plastique = faux parquet = dalle clipsable
revêtement sol > sol PVC, lames vinyle
FDS = fiche de données de sécurité
CGV = conditions générales de vente
click and collect = retrait en magasin = drive
enduit de rebouchage = enduit à reboucher = enduit de rebouche = rebouchage mur = pâte à reboucher = enduit tube
reboucher trou = reboucher fissure = reboucher saignée = reboucher mur = reboucher trous cheville = trou de cheville = trou de clou = trou de vis = trou mur = trou placo = trou plafond = reboucher placo = coup dans le mur = mur enfoncé = plâtre cassé = plâtre tombé = plâtre creux = angle abîmé = coin de mur abîmé > enduit de rebouchage
pâte à bois = mastic bois = reboucher bois = trou parquet > enduit de rebouchage, mastic acrylique
enduit extérieur = rebouchage extérieur = reboucher façade = reboucher mur extérieur = trou façade = trou extérieur = enduit ciment = enduit de façade rebouchage = reboucher béton = trou béton > mortier de réparation, enduit de rebouchage
enduit poudre = enduit à gâcher = poudre à enduire > enduit de rebouchage, enduit de lissage
enduit pâte = enduit prêt à l’emploi = enduit PAE = PAE = enduit en seau > enduit de lissage, enduit de rebouchage
enduit de lissage = enduit à lisser = enduit de ratissage = enduit à ratisser = enduit repassé = enduit pelliculaire = enduit de peintre = enduit blanc
lisser mur = lisser plafond = ratisser mur = ratisser plafond = mur lisse = mur rugueux = mur granuleux = mur gondolé = repassé = enduire placo = mur à lisser = finition soignée > enduit de lissage, lame à lisser
gouttelette = enlever gouttelette = cacher gouttelette = lisser gouttelette = recouvrir gouttelette = mouchetis = crépi plafond = lisser crépi = recouvrir crépi intérieur = cacher crépi = enlever crépi intérieur > enduit de lissage, enduit airless, lame à lisser
enduit airless = enduit de projection = enduit projetable = enduit projection airless = enduit mécanisable = enduit garnissant airless
projeter gouttelette = projection enduit = projeter plafond = grande surface enduit = grandes surfaces = logement collectif enduit > enduit airless, pompe airless
joint entre plaques = bandes placo = calicot = calicoter = bande calicot = bande armée = bande à fissure = enduit à joint > enduit de rebouchage, enduit de lissage, voile de verre
mastic acrylique = joint à peindre = joint acryl = mastic peignable = mastic de finition = mastic blanc peinture = mastic plinthe = mastic de calfeutrement
joint entre mur et plafond = jour sous plinthe = espace plinthe = jour plafond = jour entre mur et plafond = joint corniche = joint moulure = fissure angle = joint escalier = joint chambranle = joint cloison = retrait plinthe > mastic acrylique
silicone à peindre = silicone peignable = silicone peinture = peindre silicone > mastic acrylique, mastic hybride
mastic silicone sanitaire = silicone sanitaire = mastic sanitaire = joint silicone = silicone blanc = silicone transparent = joint lavabo = joint receveur = joint carrelage douche = silicone salle de bains = joint cuisine = joint plan de travail = joint WC = joint vasque
refaire joint = refaire joint douche = refaire joint baignoire = refaire joint salle de bains = fuite douche = fuite baignoire = étanchéité douche = étanchéité baignoire = receveur de douche = receveur > mastic silicone sanitaire
mastic polyuréthane façade = mastic PU façade = mastic 25E = joint de dilatation façade = joint de fractionnement = joint menuiserie extérieure = joint béton = mastic extérieur = mastic façadier = joint de fissure façade
25E = classe 25E = F25E = fond de joint = joint de préfa = joint panneau béton = joint bardage = fissure mur extérieur = joint fenêtre extérieur = joint appui de fenêtre > mastic polyuréthane façade, mastic hybride
mastic hybride = polymère hybride = mastic MS = colle MS = colle polymère = mastic colle hybride = colle et joint = colle-joint = SMP
colle de montage = colle multiusages = colle forte = coller plinthe = coller moulure = coller baguette = coller miroir = coller corniche = fixer plinthe = fixer sans percer = colle de fixation = colle plinthe = coller lambris = coller polystyrène plafond = coller rosace = colle universelle > mastic hybride
mousse polyuréthane expansive = mousse de calfeutrement = mousse qui gonfle = mousse isolante = mousse pistolable = mousse de montage = mousse en bombe = bombe expansive = mousse à expansion
mousse fenêtre = mousse porte = boucher gros trou = gros trou = trou de souris = passage de tuyau = coffre de volet roulant = tour de fenêtre = isoler fenêtre = isoler coffre > mousse polyuréthane expansive
calfeutrer porte = isoler porte = air qui passe = infiltration d’air = étanchéité à l’air > mousse polyuréthane expansive, mastic acrylique
décapant peintures et vernis = décape peinture = décapant vernis = décapant bois = décapant peinture = décapant gel = décapant chimique = décapant universel = décap = décapant lasure
décaper bois = décaper volet = décaper porte = décaper meuble = décaper poutre = décaper escalier = décaper lasure = décaper vernis = décaper fer = enlever lasure = mise à nu = vernis écaillé = décaper parquet > décapant peintures et vernis, ponceuse excentrique
lessive concentrée = lessive de peintre = lessive alcaline = lessive en poudre = nettoyant avant peinture = lessive avant peinture = lessive murale = cristaux de soude
soude = soude caustique = lessiver murs = lessiver boiserie = nettoyer avant peinture = nettoyer boiserie = laver boiserie = laver porte = nettoyer porte = mur gras = cuisine grasse = graisse mur = dégraisser cuisine = dégraisser boiserie = graisse = préparer boiserie = préparation avant peinture = savon noir > lessive concentrée
nettoyant antimoisissure = spray antimoisissure = traitement moisissure = nettoyant moisissure = anti moisi = eau de javel
enlever moisissure = enlever moisi = nettoyer moisissure = traiter moisissure = tuer moisissure = moisissure plafond = moisissure mur = moisissure salle de bains = champignon mur = champignons plafond = mur moisi = plafond moisi = taches noires plafond = points noirs plafond = points noirs salle de bains = nettoyer joints = joints noirs = odeur de moisi > nettoyant antimoisissure, cuisine et salle de bains
white-spirit = diluant glycéro = diluant alkyde
diluer glycéro = diluer laque = diluer peinture à l’huile = nettoyer pinceau glycéro = nettoyer rouleau glycéro = nettoyer brosse glycéro = pinceau dur = pinceau séché = récupérer pinceau = enlever taches peinture = éclaboussures peinture = peinture trop épaisse = allonger peinture > white-spirit désaromatisé, diluant synthétique
diluant synthétique = diluant antirouille = diluant laque = diluant peinture = diluant universel = solvant synthétique
xylène = toluène = cellulosique = trichlo = trichloréthylène = acétone = nettoyer airless = nettoyer pompe = nettoyer pistolet = diluant cellulosique > diluant synthétique, diluant époxy et polyuréthane
diluant époxy et polyuréthane = diluant époxy = diluant PU = diluant polyuréthane = diluant bicomposant = diluant résine = diluant 2K
diluer époxy = nettoyer résine = nettoyer époxy = diluer résine = diluer polyuréthane > diluant époxy et polyuréthane
toile de verre à peindre = TDV à peindre = toile de rénovation = toile fibre de verre
toile de verre décorative = toile de verre motif = toile de verre chevron = maille losange = toile décorative = toile de verre fantaisie = TDV motif
toile standard = petite maille = maille moyenne = grosse maille = toile pré-peinte = toile prépeinte = poser toile = entoiler mur = entoiler plafond = maroufler = marouflage > toile de verre à peindre, voile de verre, colle toile de verre
voile de verre = intissé de verre = voile de fibre = voile nontissé = fibre de verre lisse = toile de verre lisse = toile lisse = nontissé de verre = voile mural
faïençage plafond = plafond faïencé = plafond fissuré = plafond microfissuré = cacher fissures plafond = microfissures mur = plafond craquelé = mur craquelé = craquelures = craquelé = cacher fissures = armer plafond > voile de verre, toile de verre à peindre, enduit de rebouchage
toile acoustique = toile de verre acoustique = toile magnétique = toile renforcée = toile anti-fissure = toile de verre dépolluante > toile de verre technique
intissé lisse = intissé de rénovation = papier de rénovation = papier à peindre intissé = fibre intissée = vlies = papier vlies = papier lisse à peindre = papier de fond = papier d’apprêt = papier gaufré à peindre = anaglypta = ingrain = papier ingrain > revêtement intissé à peindre
papier peint intissé = tapisserie intissée = papier intissé = nontissé mural
intissé > papier peint intissé, revêtement intissé à peindre
papier peint uni = tapisserie unie = papier uni = papier peint faux uni = faux uni > papier peint intissé uni
papier peint à motifs = papier à fleurs = papier peint fleuri = papier à rayures = papier peint rayé = papier peint géométrique = papier peint jungle = tapisserie à fleurs = tapisserie à motifs = papier peint vintage = papier peint enfant = motif floral = toile de Jouy = papier peint moderne = papier peint chambre > papier peint intissé à motifs
papier peint vinyle = papier vinyle = papier vinylique = tapisserie vinyle = vinyl sur intissé = vinyle expansé = papier lessivable = papier peint lessivable = papier peint lavable = papier peint épais = papier peint mousse = mousse vinylique
papier peint cuisine = papier peint salle de bains = papier peint couloir = tapisserie cuisine = papier peint pièce humide > papier peint vinyle
décor panoramique = papier peint panoramique = tapisserie panoramique = poster géant = trompe-l’œil = fresque murale = papier panoramique = image murale = décor mural panoramique = tapisserie géante = papier peint paysage = papier peint poster
tapisserie murale = retapisser = refaire tapisserie = refaire papier peint = changer papier peint > papier peint intissé, colle papier peint
colle toile de verre = colle TDV prête à l’emploi = colle fibre de verre
colle papier peint intissé = colle à intissé = colle tapisserie intissée = colle vlies
colle papier peint lourd = colle vinyle = colle papier vinyle = colle papier épais = colle panoramique = colle tissu mural = colle papier peint vinyle = colle panneau décor = colle revêtement lourd
tissu mural = tissu tendu = coller tissu > colle papier peint lourd
papier peint se décolle = tapisserie décolle = recoller papier peint = raccord colle papier peint = joint papier peint décollé = encoller = encollage = colle cellulosique = colle amidon = colle à froid > colle papier peint intissé, colle papier peint lourd
décoller papier peint = enlever papier peint = arracher papier peint = décoller tapisserie = enlever tapisserie = arracher tapisserie = détapisser = décolleuse = décolleur papier peint = décolle papier peint = gratter papier = enlever toile de verre = décoller toile de verre > couteau de peintre, lessive concentrée, enduit de lissage
colle acrylique pour sols souples = colle sol PVC = colle vinyle sol = colle lino PVC = colle lames PVC = colle LVT = colle lame vinyle = colle sol vinyle = colle en plein
coller lames PVC = coller LVT = coller lame vinyle = coller dalles PVC = coller lino rouleau = lino qui se décolle = lino gondole = double encollage = EC1 > colle acrylique pour sols souples
poissant maintien pour dalles = colle piégeante = colle repositionnable = colle maintien = colle pelable = colle amovible = fixateur moquette = agent de maintien = colle dalles plombantes
dalle plombante = moquette en dalles = coller dalles moquette = fixer moquette = moquette > poissant maintien pour dalles
colle parquet = colle bois sol = colle parquet massif = colle parquet polymère = colle lame parquet = colle à bois parquet
poser parquet = parquet massif = parquet contrecollé = recoller lame parquet = lame décollée = parquet collé = parquet qui grince > colle parquet
sol PVC en lés = rouleau de lino = sol vinyle = revêtement vinyle = sol en rouleau = rouleau PVC = rouleau sol = balatum = revêtement plastique sol = prélart = PVC homogène = PVC hétérogène = revêtement de sol PVC
sol hôpital = sol école = sol collectivité = sol crèche = sol cuisine = sol salle de bains = sol chambre = sol acoustique = sol isophonique = U2SP3 = U2SP2 = U3P2 = U4P4 = E2C2 = U3 = classe 33 = classe 34 = classe 43 = soudure à chaud = sol imperméable = sol lavable > sol PVC en lés, lames vinyle
lames vinyle = lino clipsable = lino imitation parquet = lames à clipser = lame de sol = plancher vinyle = vinyle clipsable = lame PVC clipsable = SPC = lames rigides = LVP = sol clic = sol à clipser = vinyle à clipser = planches vinyle
imitation parquet = imitation bois = sol imitation bois = sol aspect bois = parquet flottant = parquet stratifié = stratifié = sol stratifié = parquet salle de bains = clipser = lames à coller = lame plombante = sol flottant = couche d’usure > lames vinyle
ragréage autolissant P3 = réagréage = ragréage P3 = enduit de sol = mortier autonivelant = ciment autonivelant = béton autonivelant = ragréage intérieur = mortier de ragréage = enduit autolissant
ragréer = réagréer = ragréer sol = ragréyage = lisser sol = lisser dalle = lisser chape = rattraper sol = faux niveau = différence de niveau = sol en pente = trou sol = reboucher sol = reboucher dalle = dalle fissurée = flaches = creux sol = planéité sol = sol gondolé = bosses sol = P3R > ragréage autolissant P3, ragréage fibré P4S, primaire d’accrochage sol
ragréage fibré = ragréage bois = ragréage plancher = plancher bois = tomettes = ragréage sur tomette = sol chauffant = plancher chauffant = P4SR = ragréage forte épaisseur = sol OSB > ragréage fibré P4S, ragréage autolissant P3
ragréage extérieur = ragréage terrasse = ragréage balcon = ragréage dehors = dalle extérieure = terrasse béton = balcon béton = sol extérieur = ragréage garage extérieur > ragréage extérieur, mortier de réparation
primaire d’accrochage sol = primaire d’adhérence = primaire sol poreux = résine d’accrochage = primaire d’adhésion = lait d’accrochage = primaire support fermé
accroche ragréage = anhydrite = chape anhydrite = support fermé = support lisse = sol lisse = ragréage sur carrelage = barbotine = ragréage décolle = ragréage cloque > primaire d’accrochage sol, ragréage autolissant P3
colle mur = colle revêtement mural > colle toile de verre, colle papier peint
enduit garnissant = enduit de dégrossissage = dégrossir = dégrossissage = enduit épais > enduit airless, enduit de rebouchage, enduit de lissage
peinture au plomb = plomb > décapant peintures et vernis, demi-masque A2P3
`;
