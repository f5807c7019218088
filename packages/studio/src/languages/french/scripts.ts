import { scripted } from "../scripted.ts";

export const scripts = scripted(`
# fear
Personne ne devait savoir à quel point la peur était grande. {hero} avait* toute une collection d'excuses : un rhume, [une migraine|un rendez-vous important|les pieds mouillés], pas le temps. Chaque matin, {hero} en choisissait* une nouvelle.
Seule la vieille [couturière|voisine|jardinière] ne s'y laissait pas prendre. « Peur de quoi, exactement ? » demanda-t-elle un jour, comme ça. {hero} ne sut* pas répondre. Cette peur, on ne l'avait encore jamais regardée d'aussi près.
Alors {hero} commença* à la regarder, d'abord de loin et d'un seul œil. Le premier jour, cela dura trois respirations. Le deuxième, cinq. Le troisième jour, {hero} oublia* de compter.
Puis vint le jour où ce n'était plus un jeu. Tout allait vite, il y avait du bruit, et {hero} sentit* ses genoux devenir mous. « [Sauve-toi|Va-t'en|Partons d'ici] », disait la peur. // Puis vint le jour où ce n'était plus un jeu. Tout allait vite, il y avait du bruit partout. « [Sauve-toi|Va-t'en|Partons d'ici] », disait la peur à {hero}.
{hero} ne se sauva* pas. En tremblant, {il} resta* là et respira* : trois fois, cinq fois, onze fois. La peur n'était pas partie. Mais à côté d'elle, il y avait soudain de la place pour autre chose.
= Et puis ce fut fini, et {hero} était* encore là. Ce n'était pas la pire chose du monde. C'était même, un tout petit peu, [beau|drôle|magnifique].
= La peur revint quelquefois, comme chez tout le monde. Mais {hero} n'eut* plus jamais besoin d'excuses. « Un instant, disait la petite voix, je compte jusqu'à onze. »

# fear
Le pire, c'était [le soir|au crépuscule|juste avant de dormir]. La peur montait alors jusqu'au plafond, et {hero} se faisait* aussi petit@ que possible.
Un soir, {hero} entendit* un soupir. Il ne venait pas du dehors, mais du coin le plus sombre. « Qui est là ? — Ce n'est que moi, dit la peur. J'ai froid aux pieds. Et je suis toute seule. »
{hero} n'y avait* jamais pensé : la peur aussi peut avoir peur. Après un long silence, {hero} se poussa* un peu. « Assieds-toi. Mais ne prends pas toute la place. »
Ils restèrent ainsi à parler la moitié de la nuit. La peur raconta ce qui l'effrayait : [les crêpes|les trompettes|les éclats de rire], et surtout le matin. {hero} éclata* de rire, et à chaque rire la peur rapetissait.
Quand le grand moment arriva, elle tenait dans une poche. {hero} l'emporta*, tout simplement, et {il} partit* ainsi, pas à pas, le cœur battant.
= Personne n'aurait cru que {hero} y arriverait*. Mais {hero} y arriva*, et quand les bravos éclatèrent, la peur se boucha les oreilles au fond de la poche.
= Aujourd'hui, elle dort presque toujours. Parfois, quand arrive quelque chose de tout nouveau, elle se réveille. « C'est grave ? demande-t-elle. — On verra bien », lui répond-on, et cela suffit.

# make
Le premier essai se défit au bout d'une minute. Le deuxième tint tout de même [jusqu'à midi|jusqu'au coup de vent|jusqu'au souper]. {hero} notait* tout ce qui ne marchait pas, et la liste devenait longue.
« Pourquoi ne pas l'acheter ? » demandaient les gens. {hero} les regardait*, étonné@. Ce que l'on achète nous appartient. Mais ce que l'on fabrique nous connaît.
Il ne manquait plus qu'une seule pièce, et justement, on ne la trouvait nulle part. {hero} fouilla* [le grenier|trois ateliers|toutes les boîtes et tous les tiroirs] et trouva* tout, sauf cela.
C'est alors que passa [une petite fille|un vieil horloger|un garçon sans dents de devant], qui regarda un moment, puis sortit de sa poche quelque chose de rouillé. « Je ne sais pas à quoi ça sert, mais je ne l'ai jamais jeté. » {hero} leva* l'objet à la lumière. C'était la bonne taille.
Ensuite, tout alla comme de soi-même. {hero} travailla* jusqu'au coucher du soleil, et encore un peu. Puis {il} posa* ses outils et n'osa* presque plus respirer. // Ensuite, tout alla comme de soi-même. {hero} travailla* jusqu'au coucher du soleil, et encore un peu. Puis vint le moment de ne plus rien toucher.
= C'était de travers, un peu trop court d'un côté, et cela [marchait|tenait|tenait bon]. {hero} rit* si fort que les fenêtres s'ouvrirent chez les voisins.
= La liste de tout ce qui ne marchait pas, {hero} l'accrocha* au mur. Tout en bas, d'une autre couleur, on peut lire : finalement, si.

# make
{hero} avait* un plan, et c'était un beau plan. Seulement, ce n'était pas celui des autres. « Trop grand », disaient les uns. « Trop petit », disaient les autres. « Trop [compliqué|voyant|cher] », disaient-ils tous ensemble.
Alors {hero} commença* en secret, une heure par jour. La première semaine, on ne voyait rien encore. La deuxième non plus. Mais {hero} voyait* déjà tout, les yeux fermés, jusque dans les moindres recoins.
Puis vint [la pluie|la tempête|le gel], et en une seule nuit le travail de plusieurs semaines fut perdu. {hero} resta* longtemps devant sans rien dire. Un bout de papier collait encore au sol. C'était le plan.
Le lendemain matin, quelqu'un attendait avec un marteau. « Il paraît qu'il y a de la casse par ici. » Puis il en vint un autre, et encore un autre. {hero} distribua* [les clous|les pinceaux|les gants], et il y en eut à peine assez pour tous.
Avec tant de mains, ce fut plus rapide que prévu, et différent aussi : un peu plus grand ici, un peu plus petit là. {hero} corrigea* le plan, puis {il} le rangea*.
= Le soir, tous se tenaient devant et ne disaient rien, ni « trop grand », ni « trop petit ». C'était juste comme il fallait, et {hero} avait* de la peinture sur le nez.
= L'ancien plan est encadré, juste à côté. En regardant bien, on voit que presque rien n'y correspond. C'est, paraît-il, le plus beau de l'histoire.

# seek
Au début, {hero} était* certain@ que l'affaire serait réglée avant [midi|le soir|le lendemain]. Il suffisait de bien regarder. {hero} regarda* donc sous tout, derrière tout, et finalement aussi au-dessus.
« Tu cherches trop fort », dit un vieux [chat|corbeau|monsieur sur un banc]. « Ce qui veut être trouvé a peur du bruit. » {hero} allait* répondre, puis se ravisa*.
Dans le silence, il y avait bien plus de choses que {hero} ne l'aurait* cru. Une goutte, un froissement, et entre les deux, tout faible, un bruit qui n'avait rien à faire là. {hero} le suivit* sur la pointe des pieds.
La piste menait très loin, puis revenait en faisant un grand détour. À la tombée du jour, {hero} se retrouva* au point de départ, les mains vides. C'était à pleurer.
Mais le point de départ n'était plus le même. La lumière venait maintenant de l'autre côté, et là où à midi il n'y avait que de l'ombre, quelque chose brillait. {hero} retint* son souffle. // Mais le point de départ n'était plus le même. La lumière venait maintenant de l'autre côté, et là où à midi il n'y avait que de l'ombre, quelque chose brillait. {hero} ne bougea* plus.
= C'était bien là ce que {hero} cherchait*, et cela y avait toujours été. Il n'avait manqué que la lumière, et un peu de silence.
= Depuis, quand on a perdu quelque chose dans le pays, on reçoit toujours le même conseil : attends que le soleil vienne de l'autre côté.

# seek
Il n'y avait qu'un seul indice, et il était [à moitié effacé|grand comme un ongle|difficile à lire]. {hero} le gardait* toujours sur {lui} et le montrait* à tout le monde. La plupart haussaient les épaules.
« Je le connais, dit enfin une femme au marché. Mais tu le tiens à l'envers. » Elle le retourna. {hero} rougit*. Dans ce sens, c'était tout simplement une flèche.
La flèche montrait une colline, et derrière la colline il y en avait une autre, plus haute. {hero} monta*, descendit* et remonta*. Sur la troisième, le vent emporta l'indice. {hero} le suivit* des yeux jusqu'à ce qu'il ne fût plus qu'un point.
Il ne restait plus rien. Mais {hero} l'avait* regardé si souvent qu'{il} le connaissait* par cœur. {hero} le dessina* dans le sable avec un bâton, et remarqua* cette fois un trait minuscule, que le pouce avait toujours caché.
Ce trait voulait dire : en bas. {hero} s'agenouilla*, écarta* les herbes, et se mit* tout à coup à rire.
= C'était là, exactement là. {hero} refit* tout le chemin, les trois collines, et aucune n'était plus aussi haute qu'avant.
= La femme du marché hocha simplement la tête. « Tu vois, dit-elle, parfois, c'est la faute du pouce. »

# find
D'abord, {hero} pensa* que quelqu'un l'avait perdu, et regarda* autour de {lui}. Il n'y avait personne. {il} s'approcha*, un petit pas après l'autre. C'était vrai. C'était vraiment là.
Cette nuit-là, pas question de dormir. D'où cela venait-il ? À qui était-ce ? Et pourquoi personne ne l'avait-il remarqué plus tôt ? [Deux fois|Trois fois|Dix fois], {hero} se leva* pour aller voir, et chaque fois tout était encore comme la veille.
{hero} n'en parla* qu'au vieux [vitrier|horloger|gardien de phare], et seulement après une promesse. Il ne rit pas. « Ces choses-là ne viennent jamais sans raison, dit-il. Elles vont vers quelqu'un. Reste à savoir si elles sont arrivées. »
Mais un tel secret ne se garde pas. Bientôt les premiers curieux voulurent voir, et certains voulurent prendre. Ils étaient bruyants, ils se bousculaient. {hero} comprit* que cela ne pouvait pas durer.
Alors {hero} se souvint* des mots du vieil homme : elles vont vers quelqu'un. {hero} regarda* encore une fois, de tous les côtés, et trouva* cette fois le signe minuscule que tous avaient manqué.
= Le signe montrait un chemin, et {hero} le suivit* jusqu'au bout. Là, quelqu'un attendait depuis des années. « Je savais qu'un jour on me l'apporterait », et après cela personne ne dit plus rien pendant longtemps.
= {hero} ne rentra* pas tout à fait les mains vides. Il y avait, en échange, une petite chose. Laquelle ? C'est un secret. Disons seulement qu'elle brille. // {hero} ne rentra* pas tout à fait comme avant. Il y avait désormais une petite lumière dans cette histoire, et elle brille encore.

# go
La nuit avant le départ, {hero} resta* éveillé@. Il y avait cent raisons de rester et une seule de partir. Au matin, celle-là était toujours là, et les cent autres [dormaient encore|avaient pris froid|s'étaient perdues].
Le début fut facile, et {hero} chantait* en chemin. Vers midi passa un [marcheur|berger|marchand]. « C'est loin, dit-il, et c'est beau. Et quand tu crois que tu n'en peux plus, fais encore dix pas. Rien que dix. »
Ensuite, plus rien n'était connu. Même les oiseaux chantaient autrement. Une fois, {hero} se retourna* : l'endroit d'où {il} venait* n'était plus qu'une petite tache, pas plus grosse qu'[une noisette|un petit pois|une pièce].
Puis le temps changea. L'orage arriva par-derrière, noir et rapide. Quand tout fut passé, {hero} ne savait* plus où était l'avant ni où était l'arrière. Ici, pensa* {hero}, tout s'arrête. // Puis le temps changea. L'orage arriva par-derrière, noir et rapide. Quand tout fut passé, {hero} ne savait* plus où aller. Tout semblait fini.
Encore dix pas. {hero} compta* à voix haute. Au dixième, il restait un peu de force, alors {hero} recommença* à un. À la [sixième|septième|neuvième] fois, le sol avait changé sous les pieds.
= {hero} était* arrivé@. Sans crier, sans sauter, {il} regarda* seulement, jusqu'à en avoir plein les yeux. Tout était comme on le lui avait dit : loin, et beau. // {hero} était* arrivé@. Sans crier, sans sauter, {il} regarda* seulement, jusqu'à en avoir plein les yeux. Loin, et beau : c'était bien cela.
= « C'était difficile ? » demanda-t-on plus tard. {hero} pensa* au dernier bout de chemin. « Dix pas, pas plus. »

# go
Il y avait trois chemins. Tout le monde prenait le premier, personne ne prenait le deuxième, et le troisième n'était pas sur la carte. {hero} choisit* le troisième, surtout parce qu'il [sentait bon|était tranquille|avait l'air gentil].
Le soir du premier jour, {hero} rencontra* une vieille femme avec un panier plein de montres. « Pressé@ ? » demanda-t-elle. Il fallait bien dire oui. « Alors je t'en donne une qui va lentement. Tu auras plus de temps. »
C'est à peine croyable, mais cela marcha. Les heures s'allongèrent, et {hero} vit* des choses que d'habitude on ne voit pas : un scarabée au bord doré, [une pierre en forme de cœur|une porte dans le rocher|une source sous les fougères].
Puis le chemin s'arrêta devant un ravin. Il n'y avait pas de pont. {hero} marcha* une heure à gauche, puis une heure à droite, et la montre faisait tic-tac bien tranquillement.
Quand on va si lentement, on finit par voir l'arbre couché en travers du ravin, tout couvert de lierre. {hero} l'essaya* du pied. Puis {il} traversa*, sans regarder en bas une seule fois.
= De l'autre côté se trouvait le but du voyage, et {hero} arriva* à l'heure. Ni trop tôt ni trop tard : à l'heure de la montre lente.
= Au retour, {hero} voulut* rendre la montre. La vieille femme n'était plus là. Il n'y avait que son panier au bord du chemin, et dedans un billet : garde le temps.

# refuse
« Ça viendra », disaient-ils tous, et {hero} ne voulait* plus l'entendre. Parce que cela ne venait pas. Cela ne vint pas le [lundi|mardi|mercredi], et le lendemain encore moins.
On essaya la sévérité, on essaya [le gâteau|la tisane|les belles paroles], et une fois on essaya même une chanson. {hero} écoutait* poliment, et tout restait comme avant.
Un seul ne demanda pas comment changer cela. C'était le vieux veilleur de nuit, et il demanda : « Et c'est comment ? » {hero} dut* réfléchir. Personne n'avait encore voulu le savoir.
Et tout en racontant, {hero} s'aperçut* que ce n'était pas seulement triste. Quand on est différent, on voit ce que les autres ne voient pas : [l'heure d'avant le matin|les lumières qui s'éteignent|qui chante la nuit]. À chaque phrase, le veilleur hochait la tête.
« Viens, dit-il. Je connais quelqu'un qui a besoin exactement de cela. » {hero} suivit* sa lanterne dans les rues vides, et pour la première fois le chemin semblait être le bon.
= C'est ainsi que {hero} reçut* une tâche que personne d'autre n'aurait pu accomplir. À partir de ce jour, plus personne ne voulut rien changer.
= « Ça viendra », dit encore quelqu'un parfois, par habitude. On lui répond par un sourire. C'est venu depuis longtemps.

# meet
{hero} avait* préparé ses mots depuis longtemps : une phrase pour le beau temps, une pour la pluie, et une pour tous les autres cas. Le moment venu, il n'en restait aucune. // Tout était préparé depuis longtemps : une phrase pour le beau temps, une pour la pluie, et une pour tous les autres cas. Quand {hero} en eut* besoin, il n'en restait aucune.
Alors {hero} parla* du temps. Sur le temps, on peut dire beaucoup, et ce n'était jamais ce qu'il fallait dire. « Belle journée », répondait-on, et ce n'était peut-être pas non plus ce qu'il fallait répondre.
Cela dura des semaines. Tout le monde avait compris, sauf les deux. « Dis-le donc », conseillait [la laitière|la cordonnière|l'aubergiste]. {hero} rougissait* et parlait* des nuages.
Puis vint un jour où la place d'en face resta vide, et le lendemain aussi. {hero} trouva* le temps affreux, malgré le soleil. À présent, toutes les phrases étaient là, et il n'y avait personne pour les entendre.
Le troisième jour, {hero} n'y tint* plus, courut* et frappa* à la porte. On entendit des pas derrière, très lents, et quelqu'un qui éternuait.
= « Ce n'était qu'un rhume », dit la voix derrière la porte. {hero} respira* profondément. Des trois phrases, il ne restait rien. Mais un seul mot suffit, et la réponse fut le même mot.
= Du temps, ils parlent encore volontiers. Il fait presque toujours beau, disent-ils tous les deux, même quand il pleut.

# any
Cela commença tout petit, si petit que personne d'autre que {lui} ne le remarqua. Les autres continuaient comme si de rien n'était. Mais {hero} ne pouvait* plus penser à rien d'autre, ni le matin, ni surtout au moment de s'endormir.
« Raconte », dit la vieille [apothicaire|meunière|fleuriste], qui avait bien vu que quelque chose se passait. {hero} raconta* donc, d'abord dans le désordre, puis dans l'ordre. « Et que ferais-tu, demanda-t-elle, si l'on ne pouvait pas se tromper ? »
{hero} le savait* très bien, et essaya* le jour même. C'était une erreur, une grosse, et tout le monde la vit. Mais au moins, on savait maintenant comment il ne fallait pas faire.
La deuxième fois, {hero} fut* plus prudent@. Pendant toute une journée, {il} ne fit* qu'observer. Vers le soir, {il} vit* quelque chose qui, jusque-là, avait été [trop petit|trop simple|trop proche] pour tout le monde.
« Maintenant ! » cria* {hero}. Il fallait faire vite, et ce fut vite fait, droit devant, au milieu des gens et sans répondre à une seule question.
= Cette fois, c'était juste. {hero} le comprit* d'abord au silence, et ensuite aux visages. Cela avait marché.
= « Alors ? » demanda la vieille le soir. « Deux erreurs et une découverte », fut la réponse. « Ça, dit-elle, c'est une très bonne journée. »

# any
Sur une feuille, il y avait à gauche les raisons pour et à droite les raisons contre. À droite, la liste était longue. À gauche, il n'y avait qu'un seul mot, mais {hero} le souligna* deux fois.
Ce devait être [jeudi|vendredi|samedi]. Tout était prêt, et de tout ce que {hero} avait* préparé, rien ne servit. Il aurait fallu [une cuillère|un bout de ficelle|une brouette], et personne n'y avait pensé.
« J'en ai, dit le cordonnier, mais il y a un prix. » Le prix, c'était d'écouter tout un après-midi. Il parla d'autrefois, et {hero} ne voulait* d'abord qu'être poli@. Puis {il} oublia* l'heure.
Au retour il plut, et l'encre de la belle liste coula. {hero} ne tenait* plus qu'une feuille blanche. C'est étrange : maintenant qu'il n'y avait plus de plan, on voyait très bien ce qu'il fallait faire.
= {hero} le fit* sans liste, une chose après l'autre, et ce qu'il fallait se trouvait toujours à portée de main. « Comment as-tu fait pour tout prévoir ? » demandèrent les gens.
= La feuille blanche existe encore. À la lumière, on y voit un seul mot, souligné deux fois.

# any
Ce matin-là, une lettre attendait devant la porte. Personne ne connaissait l'écriture, et il n'y avait qu'une phrase : « N'attends plus. » {hero} la lut* quatre fois, et chaque fois c'était plus clair.
Qui écrit des choses pareilles ? {hero} compara* l'écriture avec [des listes de courses|les étiquettes des confitures|les noms des sonnettes] et interrogea* tout le monde. Tous jurèrent que ce n'était pas eux. Et tous voulaient savoir ce que {hero} attendait* donc.
Il fallut l'expliquer à chaque porte. À la première, {hero} bégayait* encore. À la dixième, deux phrases suffisaient. Et à la dernière, on entendit : « Aujourd'hui, on commence. »
« Alors, va », dit la femme de la dernière porte. Ce n'était pas le bon temps, ce n'étaient pas les bonnes chaussures. Mais {hero} l'avait* dit à trop de portes, et derrière chacune quelqu'un se tenait maintenant à la fenêtre. // « Alors, va », dit la femme de la dernière porte. Ce n'était pas le bon temps, ce n'était pas le bon jour. Mais {hero} l'avait* dit à trop de portes, et derrière chacune quelqu'un se tenait maintenant à la fenêtre.
= Ils virent tous comment {hero} essaya*, comment ce fut raté, comment {il} essaya* encore, et comment, la troisième fois, cela tint bon. Personne n'applaudit. Ils ouvrirent les fenêtres, l'une après l'autre, tout le long de la rue.
= On n'a jamais su qui avait écrit la lettre. Seul le vent fait semblant de n'y être pour rien.

# any
Personne ne sut plus tard qui avait lancé le pari. La moitié des gens pariait sur {lui}, l'autre moitié contre. L'enjeu était [un gâteau|un pot de miel|une semaine de vaisselle]. Seul l'avis de {hero} n'intéressait personne.
Dès lors, tout fut observé. Si {hero} toussait*, on chuchotait. Si {hero} s'asseyait*, quelqu'un prenait des notes. En un seul jour, trois choses allèrent de travers, et toutes les trois furent écrites.
« De quel côté es-tu ? » demanda* {hero} au [forgeron|sonneur de cloches|passeur], qui restait assis sur la barrière. « Du tien, dit-il, mais je n'ai pas parié. On ne parie pas sur ses amis. On les aide à porter. » Et il descendit.
La nuit, quand personne ne regardait, {hero} recommença* tout depuis le début. Dans le noir, c'était plus facile. Il n'y avait que le travail, et de temps en temps une voix qui disait tout bas : « Attention, à gauche. »
= Au matin, ils arrivèrent avec leurs carnets, et tout était déjà fait. Personne n'avait rien vu, donc personne n'avait gagné. « Alors, fêtons cela ensemble », dit quelqu'un après un long silence.
= {hero} eut* la plus grosse part. Dans l'un des carnets, il y a encore un point d'interrogation, et il est barré.

# any
Au milieu de la nuit, {hero} se réveilla* sans savoir pourquoi. Tout était calme. Beaucoup trop calme : [l'horloge de la tour|la vieille pendule|la cloche] ne sonnait plus.
Le matin, cela ne dérangeait personne. Tout le monde arrivait en retard, et tout le monde en riait. Seul le cœur de {hero} battait plus vite : quelque chose d'important était en train d'être oublié. Mais quoi ?
{hero} monta* les [deux cents|cent vingt|quatre-vingt-dix-neuf] marches. Là-haut, une chouette était assise au milieu des rouages. « Enfin, dit-elle. Si je m'en vais, elle s'arrête pour toujours. Tiens-moi ça. »
{hero} tint* donc le temps pendant une heure entière. De là-haut, tout semblait différent. Les grands soucis étaient de petits toits, et entre eux passait un chemin que d'en bas on ne pouvait pas voir.
= Quand l'horloge sonna de nouveau, {hero} savait* ce qu'on avait oublié, et connaissait* aussi le chemin. Il n'y avait plus qu'à descendre, deux marches à la fois.
= Depuis, l'horloge retarde d'une minute. On s'est plaint. La chouette dit que chacun a bien droit à une minute pour réfléchir.

# find
Si ce jour-là le chemin avait été un autre, rien ne serait arrivé. Mais c'était celui-là. {hero} s'arrêta*, regarda*, et ne put* plus détourner les yeux.
« C'est un jeu ? » demanda une femme avec un sac très lourd. « On ne sait pas encore », fut la réponse. Elle posa son sac et regarda aussi. D'en bas, on voyait mieux.
{hero} porta* la trouvaille à ceux qui s'y connaissent. On la secoua, on la pesa, on la mit de côté. « Sans valeur », dit-on. {hero} reprit* tout en silence.
Sans valeur pour qui ? C'était la question que personne n'avait posée. {hero} fit* demi-tour et frappa* à [trois|cinq|sept] portes.
Derrière la dernière, quelqu'un se mit à pleurer. « Je l'ai cherchée toute ma vie », et {hero} écouta* l'histoire entière, depuis le début. Elle était meilleure que tout ce qu'on aurait pu inventer.
= La trouvaille resta là où elle devait être, et {hero} garda* l'histoire. Ce fut un bon échange.
= Depuis, {hero} s'arrêtait* souvent là où personne ne s'arrête. « Qu'y a-t-il à voir ? » demandaient les gens. « On ne sait pas encore. »

# refuse
Le premier soir, il y eut cent raisons contre. {hero} les énuméra* très calmement, et à la [douzième|dix-septième|vingt-troisième] tout le monde bâillait déjà.
« Bon, dit-on alors, tant pis. » {hero} ne s'y attendait* pas. Aux cris, on peut répondre, aux prières aussi. À un « bon », il n'y a pas de réponse.
Le silence se fit. Une fenêtre claqua, au loin passa [un train|une charrette|un bateau], et {hero} resta* là avec les cent raisons. À bien les regarder, il n'y en avait que quatre-vingt-dix, et certaines étaient en double.
Vers minuit, il en restait trois. {hero} les examina* une à une. La première était de l'entêtement, la deuxième de la [faim|curiosité|fatigue], et la troisième était si petite qu'on la voyait à peine. Elle disait : sans compagnie, je n'aime pas.
Alors la porte s'ouvrit tout doucement. « Moi non plus, je ne dors pas, dit quelqu'un. Te reste-t-il une raison ? » {hero} fit* de la place et en donna* une.
= À la fin, elles furent toutes usées. Et quand il n'y en eut plus une seule, tout se fit de soi-même, sans cris et sans prières. Au matin, personne ne savait plus à quel moment {hero} avait* cédé.
= « Demain, encore ? » demanda la voix. « Demain, il y en aura de nouvelles. » On entendit rire jusque dans la rue.
`);
