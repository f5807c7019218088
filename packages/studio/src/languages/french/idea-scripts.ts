import { scripted } from "../scripted.ts";

/** Scripts that are told with the idea's own words: what is wanted, done, made, sought, found or feared. */
export const ideaScripts = scripted(`
# any
« De quoi rêve-t-on par ici ? » demanda quelqu'un [au petit déjeuner|à l'arrêt du bus|par-dessus la haie]. {hero} n'eut* pas à réfléchir longtemps : {wish}.
Le premier essai rata [complètement|devant tout le monde|au bout d'une minute]. Pourtant, {verb}, chez les autres, cela avait l'air si simple. // Le premier essai rata [complètement|devant tout le monde|au bout d'une minute]. Chez les autres, cela avait l'air si simple.
{hero} recommença* donc par le début<, {there}>, un petit peu chaque jour. On n'apprend pas à {verb} en une seule fois. // {hero} recommença* donc par le début<, {there}>, un petit peu chaque jour.
Puis vint un jour où rien ne réussit. Jusqu'[à midi|au soir|à l'heure du goûter], {hero} ne voulut* plus {verb}. Ensuite, quelque chose manqua. // Puis vint un jour où rien ne réussit. Jusqu'[à midi|au soir|à l'heure du goûter], {hero} ne voulut* plus en entendre parler. Ensuite, quelque chose manqua.
<« Encore une fois, dit {mate}, mais ensemble. »|« Encore une fois, dit une petite voix, mais lentement. »> {hero} ferma* les yeux un instant et ne pensa* plus qu'à une chose : {verb}. // <« Encore une fois, dit {mate}, mais ensemble. »|« Encore une fois, dit une petite voix, mais lentement. »> {hero} ferma* les yeux un instant, puis recommença*.
= Au début, personne ne l'aurait cru, et maintenant {hero} pouvait* enfin {wish}. // Et puis, tout à coup, cela marcha. {hero} éclata* de rire, et [tout le monde rit aussi|les moineaux s'envolèrent|quelqu'un applaudit].
= « Et quelle sera la suite ? » demanda-t-on le soir. {hero} ne le dit* pas. De {verb}, on ne se lasse pas si vite. // « Et quelle sera la suite ? » demanda-t-on le soir. {hero} ne le dit* pas.

# any
{hero} l'écrivit* sur un bout de papier et le colla* [au miroir|à la porte|au mur] : {wish}. Ceux qui passaient souriaient.
Le premier matin, il manqua le courage, le deuxième le beau temps. <Le troisième, {mate} dit : « C'est aujourd'hui. »|Le troisième, il ne manquait plus rien.> On pouvait commencer à {verb}. // Le premier matin, il manqua le courage, le deuxième le beau temps. <Le troisième, {mate} dit : « C'est aujourd'hui. »|Le troisième, il ne manquait plus rien.>
« Pour {verb}, il faut de la patience, dit [un vieux capitaine|la dame du kiosque|une maîtresse d'école], et quelqu'un qui regarde sans rire. » {hero} hocha* la tête. // « Il faut de la patience, dit [un vieux capitaine|la dame du kiosque|une maîtresse d'école], et quelqu'un qui regarde sans rire. » {hero} hocha* la tête.
Puis arriva [une averse|une mauvaise chute|un mauvais conseil], et {there}, tout fut de nouveau comme au début. {hero} faillit* abandonner. // Puis arriva [une averse|une mauvaise chute|un mauvais conseil], et tout fut de nouveau comme au début. {hero} faillit* abandonner.
La nuit, {hero} fit* un nouveau plan. {verb} n'y venait qu'en troisième, après dormir et manger. // La nuit, {hero} fit* un nouveau plan. Il avait [trois|quatre|cinq] points, et le premier disait : dormir.
= Ce qui était resté si longtemps sur le papier devint vrai, et {hero} put* enfin {wish}. // Ce qui était resté si longtemps sur le papier devint vrai, et {hero} eut* du mal [à le croire|à dormir ce soir-là|à parler d'autre chose].
= Le papier [est encore là|se trouve aujourd'hui dans un tiroir|a un peu jauni]. Dessous, il y en a un autre, mais [personne ne doit le lire|il est plié en quatre|c'est un secret].

# any
« {wish} ? Cela ne marchera jamais », disaient [les voisins|les uns|quelques personnes]. {hero} ne répondit* rien et commença*.
À force de {verb}, [on voyait le temps passer|on apprenait de ses erreurs|on finissait par rire de tout]<, {there} plus qu'ailleurs>. // Au début, [le temps passait vite|on apprenait de ses erreurs|on finissait par rire de tout]<, {there} plus qu'ailleurs>.
« Alors, où cela en est-il ? » demanda <{mate}|[un garçon à casquette|la voisine|le gardien]>. {hero} montra* tout, et [pour un début, c'était bien|il restait du chemin|cela fit rire tout le monde].
Une fois, tout alla de travers. {hero} s'assit*<, {there},> et se demanda* si cela valait la peine de {verb}. Aucune réponse ne vint, sauf [un rayon de soleil|un coup de vent|un merle]. // Une fois, tout alla de travers. {hero} s'assit*<, {there},> et se demanda* si cela en valait la peine. Aucune réponse ne vint, sauf [un rayon de soleil|un coup de vent|un merle].
À partir de là, cela alla mieux, d'abord lentement, puis si vite que {hero} en resta* bouche bée. {verb} devenait presque [un jeu|une habitude|une fête]. // À partir de là, cela alla mieux, d'abord lentement, puis si vite que {hero} en resta* bouche bée.
= « {wish} ? Bien sûr que c'est possible », disait soudain tout le monde. {hero} riait*, car c'était justement fait. // « Bien sûr que c'est possible », disait soudain tout le monde. {hero} riait*, car c'était justement fait.
= Le soir, [il y eut du gâteau|on chanta|on resta longtemps ensemble], et {hero} dut* raconter [deux fois|trois fois|à l'envers] comment c'était arrivé.

# make
D'abord, {hero} rassembla* tout ce qu'il faut pour {thing} : [de la ficelle|du papier|un grand bol], [de la bonne humeur|un jour de congé|un vieux drap] et beaucoup de place.
{verb}, c'était plus difficile que prévu. Deux fois, [tout se défit|rien ne s'emboîta|tout fut à l'envers], et la troisième, il fallait de l'imagination pour reconnaître {thing}. // C'était plus difficile que prévu. Deux fois, [tout se défit|rien ne s'emboîta|tout fut à l'envers], et la troisième, il fallait de l'imagination pour reconnaître {thing}.
<« L'un tient, l'autre continue », dit {mate}.|« Tenir et continuer », murmura* {hero}.> On travailla ainsi {there}, jusqu'[à ce que les lampes s'allument|à l'heure du dîner|aux premières gouttes]. // <« L'un tient, l'autre continue », dit {mate}.|« Tenir et continuer », murmura* {hero}.> On travailla ainsi jusqu'[à ce que les lampes s'allument|à l'heure du dîner|aux premières gouttes].
Le lendemain, les premiers curieux s'arrêtèrent devant {thing}, [la bouche ouverte|en secouant la tête|sans rien dire]. « Et cela va tenir ? » demanda quelqu'un. {hero} fit* oui de la tête, sans en être certain@.
Juste avant la fin, il manqua [un dernier morceau|une bonne idée|une troisième main]. {hero} fit* le tour de tout et sut* soudain ce qui manquait à {thing}.
= Et voilà, c'était fini. {hero} recula* de trois pas et regarda* {thing}, et [personne ne dit un mot|tout le monde parla en même temps|même le ciel avait l'air content].
= À qui veut savoir comment réussir {thing}, on donne toujours la même réponse : avec [de la patience|du courage|un peu de chance] et des amis.

# make
« Pourquoi justement cela ? » demandaient [tous|les voisins|les enfants]. {hero} voulait* {wish}, il n'y avait rien d'autre à dire.
Le matin, {verb} fut facile ; l'après-midi, [cela coinça|cela se compliqua|il n'y eut plus rien dans le placard]. // Le matin, tout fut facile ; l'après-midi, [cela coinça|cela se compliqua|il n'y eut plus rien dans le placard].
<{mate}|Un voisin> apporta [du chocolat chaud|des tartines|un coussin] et une proposition. Elle était [un peu folle|toute simple|très bonne], et {hero} l'essaya* tout de suite<, {there}>.
La nuit, [le vent secoua tout|la pluie entra par le toit|une fouine curieuse passa par là]. Au matin, {hero} dut* presque tout recommencer. {verb} deux fois, cela apprend beaucoup. // La nuit, [le vent secoua tout|la pluie entra par le toit|une fouine curieuse passa par là]. Au matin, {hero} dut* presque tout recommencer.
À qui sait {verb}, la deuxième fois semble courte. [Vers le soir|Juste avant le coucher du soleil|En fin d'après-midi], le dernier morceau trouva sa place. // La deuxième fois, on va toujours plus vite. [Vers le soir|Juste avant le coucher du soleil|En fin d'après-midi], le dernier morceau trouva sa place.
= {hero} était* là et contemplait* {thing}. Personne n'aurait fait mieux. // {hero} était* là, et tout était [prêt|fini|réussi]. Personne n'aurait fait mieux.
= « Et demain, que fera-t-on ? » demanda <{mate}|quelqu'un>. {hero} bâilla* de bonheur. « Demain, on ne fera que [regarder|admirer|dormir]. »

# quarrel
Tout avait commencé à cause de {thing}, par un seul mot, et le deuxième fut déjà plus fort. [Les voisins|Les moineaux|Les enfants de la cour] se turent. // Tout avait commencé par un seul mot, et le deuxième fut déjà plus fort. [Les voisins|Les moineaux|Les enfants de la cour] se turent.
« Puisque c'est comme ça », dit* {hero}, et ce fut tout. <{mate} ne dit rien non plus.|Personne ne voulait faire le premier pas.> De tout l'après-midi, on ne se parla plus.
Sans compagnie, même [le chocolat|la glace|la pomme] n'avait plus de goût. {hero} regarda* par la fenêtre, et la journée parut soudain très longue.
« Avoir raison ne tient pas chaud », dit [la voisine|le vieux jardinier|la marchande de journaux]. « Partager, si. » {hero} y pensa* longtemps.
Le soir, [on frappa doucement|la porte s'entrouvrit|il y eut un petit mot sur la table]. « Pardon », <dit {mate}, et au même instant {hero} le dit* aussi.|dit une voix, puis une autre.>
= Pour {thing}, on trouva un arrangement si juste que personne n'y perdit. Après cela, on rit deux fois plus fort. // Après cela, rien ne parut plus si grave, et l'on rit deux fois plus fort.
= On se disputa encore [une fois|deux fois|quelquefois], plus tard. Mais cela durait toujours [moins longtemps|une heure à peine|moins d'un après-midi].

# seek
La veille encore, tout était comme d'habitude, et maintenant {hero} devait* chercher {thing}. Sous [le lit|le banc|l'escalier], il n'y avait que de la poussière.
« Qui a vu {thing} en dernier ? » demanda <{mate}|[une voisine|un passant|une écolière]>. {hero} réfléchit*. Était-ce [avant le repas|après la pluie|pendant le jeu] ?
{there}, {hero} [retourna* chaque pierre|interrogea* tous les passants|regarda* dans chaque coin]. L'un avait entendu quelque chose, une autre avait vu quelque chose, mais {thing}, personne. // {hero} [retourna* chaque pierre|interrogea* tous les passants|regarda* dans chaque coin]. L'un avait entendu quelque chose, une autre avait vu quelque chose, mais {thing}, personne.
À la nuit tombante, {hero} ne dit* plus rien. « On ne retrouvera jamais {thing} », murmurait-on déjà. <« Mais si, dit {mate}, on recommence depuis le début. »|Mais il fallait essayer une dernière fois depuis le début.>
Cette fois, personne ne cria et personne ne courut. Il y eut un [tintement|froissement|reflet], tout près, là où l'on n'avait pas encore regardé.
= {hero} vit* {thing} avant tout le monde. Ce soir-là, [le bonheur tenait dans la main|on dansa dans la cuisine|la soupe parut bien meilleure].
= Depuis, {hero} ne quitta* plus {thing} des yeux, [au moins pendant une semaine|même en dormant|en tout cas jusqu'à la fois suivante].

# find
D'abord, {hero} crut* rêver. {thing}, cela ne se trouve pas tous les jours<, surtout pas {there}>.
« À qui peut bien manquer {thing} ? » demanda* {hero} [au marchand de journaux|aux gens du coin|dans tout l'immeuble]. Les uns [riaient|devinaient|haussaient les épaules], les autres ne savaient rien.
Le soir, {hero} examina* encore {thing}, par-dessus, par-dessous et de côté. Il y avait là [une tache en forme de cœur|une petite rayure|une lettre effacée], qui devait vouloir dire quelque chose.
<« Ceux qui ont perdu {thing} sont sûrement tristes », dit {mate}.|Quelqu'un avait perdu {thing} et devait être bien triste.> {hero} écrivit* donc des affiches et les colla* [sur chaque arbre|à l'arrêt du bus|à la boulangerie].
Pendant trois jours, rien. Le quatrième, on frappa : c'était [une petite fille|un vieux monsieur|une dame à l'écharpe rouge]. « C'est bien ici qu'on a trouvé {thing} ? »
= {hero} rendit* {thing}, même si c'était dur, et reçut* en échange [un gros câlin|un gâteau entier|une amitié pour la vie].
= Aujourd'hui encore, on se rappelle le jour où {hero} trouva* {thing}, et l'on regarde mieux où l'on marche.

# go
Le sac était prêt depuis des jours [à côté de la porte|sous la table|sur la chaise]. « La semaine prochaine », disait* toujours {hero}. Mais {wish}, cela ne pouvait plus attendre.
Au premier arrêt, il y eut [du thé dans un gobelet|un œuf dur|des cerises] et un conseil : « Pour {verb}, mieux vaut ne pas rester seul. » <{mate} hocha la tête.|Et soudain, [un chien|un chat|un âne] se mit à suivre.> // Au premier arrêt, il y eut [du thé dans un gobelet|un œuf dur|des cerises] et un conseil : « Toujours tout droit, et jamais le ventre vide. »
En route, [le train partit sans attendre|une courroie lâcha|il se mit à pleuvoir], et {hero} dut* passer une nuit [dans le foin|sur un banc|sous un auvent].
Au matin, l'air avait une autre odeur. « C'est encore loin ? » demanda* {hero}. « Juste derrière [la colline|le pont|la dernière maison] », dit [un fermier|une cycliste|un garçon], et la fin du chemin passa comme un rêve.
= Et voilà. {hero} put* enfin {wish}, et personne ne disait qu'il était tard. // Et voilà. {hero} s'arrêta* et ne dit* rien [pendant longtemps|pendant une heure|jusqu'au soir].
= Au retour, [tout le monde dormit|on chanta|la lune brilla]. {hero}, les yeux ouverts, pensait* déjà à la prochaine fois.

# befriend
Le premier jour, {hero} ne connaissait* personne. {there}, il y avait beaucoup de visages, mais aucun ne se retournait. // Le premier jour, {hero} ne connaissait* personne. Il y avait beaucoup de visages, mais aucun ne se retournait.
Quand les autres étaient ensemble, {hero} restait* un peu à l'écart et faisait* semblant de regarder quelque chose de très important : [une fourmi|une fissure dans le mur|un nuage].
« Un ami, cela ne se trouve pas, cela se gagne », dit [la dame du kiosque|un jardinier|le gardien]. « Il suffit d'un mot pour commencer. » Le mot était « bonjour », et {hero} le répéta* [devant le miroir|en rentrant|toute la soirée].
Le lendemain, {there}, il y avait quelqu'un d'autre, sans personne à qui parler, qui [portait un manteau trop grand|comptait des noyaux de cerise|feuilletait un livre]. {hero} passa* trois fois. À la quatrième, le mot sortit : « Bonjour. » // Le lendemain, il y avait là quelqu'un d'autre, sans personne à qui parler, qui [portait un manteau trop grand|comptait des noyaux de cerise|feuilletait un livre]. {hero} passa* trois fois. À la quatrième, le mot sortit : « Bonjour. »
« Bonjour », fut la réponse, puis il y eut un silence. « Qui aime [les cerises|les devinettes|les histoires qui font peur] ? » {hero} les aimait* beaucoup.
= C'est ainsi que cela commença. Le soir, {hero} n'était* plus sans amis, et le chemin du retour semblait deux fois plus court.
= {there}, depuis, on ne les voit plus qu'ensemble. Et chaque nouveau venu entend d'abord : « Bonjour. » // Depuis ce jour, on ne les voit plus qu'ensemble. Et chaque nouveau venu entend d'abord : « Bonjour. »

# learn
{verb}, {hero} ne l'avait* vu faire que par les autres. De loin, cela avait l'air [très facile|dangereux|merveilleux].
La première fois, [tout alla de travers|il y eut de quoi rire|il ne resta qu'un bleu]. « Cela ne fait rien, dit <{mate}|[une vieille dame|le gardien|un grand garçon]>, pour {verb}, il faut passer par là. »
Chaque après-midi, {there}, {hero} essaya* [dix minutes|une demi-heure|le temps de trois chansons]. Parfois cela marchait, et le plus souvent non. // Chaque après-midi, {hero} essaya* de {verb}, [dix minutes|une demi-heure|le temps de trois chansons]. Parfois cela marchait, et le plus souvent non.
Un jour, [il plut|tout faisait mal|des enfants se moquèrent], et {hero} ne voulut* plus. Mais cette nuit-là, {verb}, en rêve, devint tout simple.
Au matin, {hero} ne pensa* plus qu'au rêve. « Maintenant ! » cria <{mate}|quelqu'un>, et soudain personne n'aidait plus.
= Cela marchait. Cela marchait vraiment ! {hero} savait* {verb}.
= Le soir, {hero} le montra* encore à tous ceux qui voulaient voir, et aussi [à ceux qui dormaient déjà|à ceux qui ne voulaient pas|à la lune].

# fear
La peur {fear} avait toujours été là, comme [la lune|la porte d'entrée|le tic-tac de l'horloge]. {hero} n'en parlait* jamais.
<« Moi aussi, j'ai peur de quelque chose », dit un jour {mate}.|« Moi aussi, j'ai peur parfois », dit un jour [une voisine|un vieil homme|une écolière].> Cela valait mieux que tous les conseils, et {hero} raconta* pour la première fois la peur {fear}.
Contre la peur {fear}, il fallait un plan en [trois|quatre|cinq] étapes. La première était toute petite : y penser seulement. La dernière n'avait pas encore de nom. // Il fallait un plan en [trois|quatre|cinq] étapes. La première était toute petite : y penser seulement. La dernière n'avait pas encore de nom.
D'étape en étape, la peur {fear} rapetissait. À la [deuxième|troisième|dernière], le cœur battait encore jusque dans les oreilles, mais {hero} ne bougea* pas. // D'étape en étape, on avançait<, {there}>. À la [deuxième|troisième|dernière], le cœur battait encore jusque dans les oreilles, mais {hero} ne bougea* pas.
Puis cela arriva sans prévenir, et il n'était plus temps de faire des plans. {hero} compta* [jusqu'à dix|jusqu'à vingt|à rebours depuis cent] et resta*.
= Quand ce fut fini, seuls les genoux tremblaient encore. La peur {fear} n'était pas partie, mais elle était [petite comme un pois|plus calme qu'avant|devenue polie].
= « Alors ? » demanda <{mate}|quelqu'un> le soir. « Pas si terrible », dit* {hero}, et c'était [au moins|presque|plus que] la moitié de la vérité.
`);
