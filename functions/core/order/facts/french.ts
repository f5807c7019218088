import { either, type FactPatterns, starts, whole, words } from "./patterns.ts";

const R = String.raw;

export const french: FactPatterns = {
  lesson: either(
    starts(
      R`(?:expliquer?|explique[sz]?)(?:\s|-)|(?:une |un )?(?:leçon|cours|exposé|vidéo éducative|vidéo pédagogique) (?:sur|de)\s`,
    ),
    starts(
      R`comment (?:fonctionne|marche(?:nt)? (?:le|la|les|un|une|l['’])|se forme|fonctionnent|est fabriqué|sont fabriqué|fabrique-t-on|fait-on|naît|naissent|est né[es]? (?:le|la|un|une) (?:volcan|étoile|lune|univers|terre))`,
    ),
    starts(
      R`comment (?:\p{L}+['’\s]?){1,6} (?:fonctionne|fonctionnent|se forme|se forment|est fabriqué|sont fabriqué)`,
    ),
    whole(
      R`(?:qu['’]est[- ]ce que?|qu['’]est-ce que c['’]est que|c['’]est quoi) ?(?:(?:le|la|les|un|une|des|l)[\s'’])?\p{L}{4,}(?: \p{L}{4,})?`,
    ),
    starts(
      R`(?:combien (?:de|y a|pèse|mesure)|quelle est (?:la taille|la vitesse|la distance|la différence|l['’]origine)|d['’]où (?:vient|viennent) (?:le|la|les|l['’])|de quoi est fait|qui a (?:inventé|découvert)|quand (?:a|ont|fut))`,
    ),
    whole(
      R`(?:(?:le|la|les|l)[\s'’])?(?:photosynthèse|gravité|gravitation|théorie de la relativité|évolution|cycle de l['’]eau|circulation sanguine|système solaire|tectonique des plaques|changement climatique|digestion|électricité|magnétisme|physique quantique|trous noirs|théorème de pythagore|formation des .{3,30}|naissance (?:d['’]un volcan|d['’]une étoile|de l['’]univers)|vie des (?:abeilles|fourmis|dinosaures))`,
    ),
  ),
  asked: starts(R`(?:comment|pourquoi)\s`),
  subjects: words(
    R`ciel|soleil|lune|étoiles|terre|mer|océans?|pluie|neige|vent|nuages|éclairs?|foudre|tonnerre|orage|arc-en-ciel|volcans?|séismes?|tremblements? de terre|saisons|marées?|feuilles|plantes|arbres|abeilles|oiseaux|poissons|baleines|chats|chiens|araignées|animaux|humains|hommes|cœur|coeur|cerveau|sang|poumons|corps|dents|yeux|avions?|voitures?|bateaux|ordinateurs?|internet|électricité|aimants?|atomes?|eau|glace|feu|lumière|son|dinosaures|planètes`,
  ),
  invented: words(
    R`petite?s?|vieux|vieille|jeunes?|mamie|papi|papy|grand-mère|grand-père|maman|papa|frère|sœur|garçon|fille|mon|ma|mes|notre|je|j|dragons?|sorcière|sorcier|fée|magie|magique|licorne|géant|prince|princesse|roi|reine|fantôme|monstre|lutin|robot|veut|voulait|aime|adore|ose|pleure|pleurait|rit|triste|seule?|amoureux|amoureuse|heureux|rêv\p{L}+|cache|un jour|il était une fois|sauv\p{L}+|cherche|a (?:perdu|trouvé|appris|sauvé|rencontré|volé|fini|oublié)|est (?:devenue?|partie?|tombée?|allée?)|s['’]est|perdit|trouva|fut|était|avait|peur|amie?s?|n['’]aime`,
  ),
  history: words(
    R`(?:première|seconde|deuxième|1re|2de|2e) guerre mondiale|guerre mondiale|révolution (?:française|russe|industrielle|américaine)|prise de la bastille|chute (?:du mur de berlin|de l['’]empire romain|de constantinople)|mur de berlin|naufrage du titanic|premiers? pas (?:de l['’]homme )?sur la lune|guerre de cent ans|empire romain|bataille d[e'’']\s?\p{L}+|croisades|débarquement de normandie|guerre d['’]algérie|découverte de l['’]amérique|peste noire|construction (?:des pyramides|de la tour eiffel)|histoire (?:de france|de la france|de l['’]europe|de paris|de rome|du chemin de fer|d['’]internet|de la monnaie|de l['’]argent|du football|de l['’]écriture|de l['’]aviation|de l['’]ordinateur)`,
  ),
  scripture: either(
    words(
      R`arche de noé|noé et (?:le déluge|l['’]arche|les animaux)|déluge|david et goliath|adam et [eè]ve|moïse|jésus|jonas et la baleine|daniel dans la fosse|joseph et ses frères|samson et dalila|bon samaritain|fils prodigue|marie et joseph|nativité|crucifixion|résurrection|dix commandements|tour de babel|la bible|bibliques?|évangiles?|le coran|prophète mahomet|prophète mohamed|apôtres?`,
    ),
    whole(
      R`(?:l['’]histoire |une histoire )?(?:de |d['’])(?:noé|jonas|moïse|abraham|job|esther|ruth|daniel|samson|salomon)`,
    ),
  ),
  news: either(
    starts(R`(?:les )?(?:actualités?|infos|nouvelles du jour|flash info|dernière minute|journal télévisé)(?!\p{L})`),
    words(R`résultats (?:des|de l['’]) ?élections?|communiqué de presse|cours de la bourse`),
  ),
  product: either(
    starts(
      R`(?:une |un )?(?:publicité|pub|vidéo promotionnelle|spot publicitaire|vidéo promo|film publicitaire)(?!\p{L})`,
    ),
    words(
      R`(?:publicité|pub|spot|vidéo promotionnelle) pour|(?:notre|nos|mon|ma) (?:nouvelle? |nouveau )?(?:produit|appli|application|entreprise|marque|start-?up|société|boutique en ligne|machine à café)`,
    ),
  ),
  biography: words(R`biographie|biopic|documentaire`),
  life: /\b[Vv]ie (?:de |d['’])\p{Lu}\p{L}+ (?:(?:de|du|la|le) )?\p{Lu}\p{L}+/u,
  people: words(
    R`napoléon|christophe colomb|jeanne d['’]arc|charlemagne|alexandre le grand|jules césar|vercingétorix|cléopâtre|louis xi?v|louis xvi|louis xiv|roi soleil|marie-antoinette|robespierre|charles de gaulle|de gaulle|victor hugo|molière|louis pasteur|victor schœlcher|simone veil|édith piaf|edith piaf|antoine de saint-exupéry|jules verne|gengis khan|mère teresa|confucius|socrate|aristote|pape françois|roi clovis|henri iv|mbapp[ée]|zidane|léonard de vinci|michel-ange|galilée|saladin`,
  ),
};
