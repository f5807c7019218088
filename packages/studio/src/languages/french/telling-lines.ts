import { lines } from "../text-blocks.ts";

export const bridges = lines(`{idea} Qui aurait cru ce qui allait arriver ?
{idea} Je le raconte comme on me l'a raconté.
{idea} C'était un début comme il n'y en a pas deux.
{idea} C'est ainsi que tout commença.
{idea} Et voici comment c'est arrivé.
{idea} C'est bien ainsi que cela s'est passé.
{idea} Ce qui s'ensuivit est toute une histoire.
{idea} C'est ce que raconte cette histoire.
{idea} Beaucoup n'en connaissent que le début. Voici tout le reste.
{idea} Comment est-ce arrivé ? Je vais vous le dire.
{idea} Vous n'y croyez pas ? Alors écoutez.
{idea} Le ciel, ce jour-là, était tout à fait clair.
{idea} Installez-vous bien, l'histoire prend son temps.
{idea} Ce n'est que la première page.
{idea} Au début, tout le monde a ri.
{idea} La fin, personne ne la connaissait encore.`);

export const fragmentBridges = lines(`{idea} : tel est le titre de cette histoire.
{idea} : c'est ce qu'on raconte ici.`);

export const people =
  lines(`Jusque-là, {hero} n'avait* jamais fait parler de {lui}. On disait bonjour, on passait. Cela allait bientôt changer.
Il y avait deux choses que {hero} ne supportait* pas : [la soupe froide|les chaussettes mouillées|les longues attentes] et la phrase « Ce n'est pas possible ». Cette semaine-là, on l'avait déjà dite deux fois.
{hero} collectionnait* les questions comme d'autres collectionnent [les boutons|les cailloux|les plumes], et les meilleures venaient toujours le soir.
Personne n'aurait parié sur {lui}. Cela a du bon : quand on ne vous voit pas, on voit d'autant mieux.
Ce jour-là, justement, {hero} avait* prévu tout autre chose. Mais les meilleures histoires ne demandent pas si l'on a le temps.
« Toi et tes idées », disaient les autres. {hero} l'entendait* sans déplaisir. On aurait presque dit un titre.
{hero} avait* un mot préféré, et c'était « quand même ». On le retrouvera souvent dans cette histoire.
Que cela tombe justement sur {lui}, personne ne l'aurait cru, et {hero} encore moins.`);

export const moments = lines(`Cette nuit-là, {hero} en rêva*, et dans le rêve tout était [simple|facile|clair].
{hero} en oublia* même [le dîner|le goûter|l'anniversaire d'une tante], et ce n'est pas peu dire.
{hero} compta* sur les doigts tout ce qui pouvait encore aller de travers, et il fallut recommencer deux fois.
Un enfant [sur un muret|à trottinette|au bord du chemin] voulait tout savoir, et en expliquant, {hero} comprit* mieux.
Pendant un instant, {hero} ne fit* rien du tout et regarda* passer [les nuages|les oiseaux|les feuilles].
« [Est-ce bien nécessaire|Et tout cela pour quoi|Faut-il vraiment] ? » grogna [quelqu'un|un voisin], et {hero} fit* semblant de ne pas entendre.
Quelque part, quelqu'un [chantait|sifflait] faux et très joyeusement, et {hero} écouta* un moment.
« Tiens, pour la route », dit une voisine en tendant une pomme, et {hero} dit* merci deux fois.
Une fois, {hero} faillit* faire demi-tour, et seul [un arc-en-ciel|un papillon|un coup de sifflet] l'empêcha.
Sans que personne ne l'ait dit, {hero} avait* moins peur qu'au début.
[Le soir|Avant de dormir], {hero} repassa* tout en revue, le meilleur d'abord.
{there}, on ne parlait plus d'autre chose, et {hero} se taisait*.
{there}, cela sentait la pluie, et {hero} respira* profondément.
Le plus beau, {there}, c'était l'heure où tout le monde dormait, sauf {hero}.
{hero} n'aurait* jamais cru qu'il pût se passer tant de choses {there}.
La nuit tombait plus tôt {there} que partout ailleurs, mais {hero} n'y pensait* pas.
{there}, un parfum de [foin|résine|cannelle] flottait dans l'air et donnait du courage.
En fermant les yeux, {hero} voyait* {thing} dans les moindres détails.
« Il faut savoir oublier {thing} de temps en temps », dit quelqu'un, mais {hero} ne savait* pas.
{hero} dessina* {thing} au dos d'une lettre et écrivit* la date à côté.
Jusque dans le demi-sommeil, {hero} revoyait* {thing}, en un peu plus grand.
Un marchand voulut acheter {thing} et posa trois pièces, et {hero} les repoussa*.
{hero} aurait* voulu montrer {thing} à tout le monde, et tout de suite.
On peut regarder {thing} de cent façons, et {hero} n'en avait* essayé que [sept|neuf|onze].
Comment expliquer {thing} en trois mots ? {hero} en utilisa* trois cents.
À la lumière de la lampe, {hero} vit* {thing} d'un tout autre œil.
Il y avait des gens qui prenaient {thing} pour un détail, et {hero} les évitait*.
« N'oublie pas {thing} », murmurait* {hero} en dormant.
{hero} voulait* {wish}, et rien n'y avait changé.
« Et tu veux vraiment {wishyou} ? » demanda quelqu'un, et {hero} fit* oui de la tête.
D'autres rêvaient d'or, {hero} voulait* seulement {wish}.
Pour {wish}, il ne faut pas attendre le beau temps, et {hero} le savait*.`);

export const companions =
  lines(`« Que ferais-tu si personne ne regardait ? » demanda {mate}. {hero} répondit*. « Alors c'est ce que nous allons faire », dit {mate}.
{mate} avait apporté à manger, ce à quoi personne d'autre n'avait pensé. En mâchant, le souci devint plus petit. « La bouche pleine, dit {mate}, on ne peut pas désespérer. »
{mate} ne dit pas que tout irait bien. « Je reste ici », dit {mate} simplement. Cela valait mieux que tous les conseils.
« Si cela rate, c'était mon idée », dit {mate}. « Et si cela marche ? — Alors c'était la tienne. » Il y eut un grand éclat de rire.
Une fois, {hero} et {mate} se perdirent de vue. {hero} appela*, {mate} appela, et l'écho mélangea tout. Ensuite, une ficelle les relia tout le temps.
Comme {hero} ne disait* plus rien, {mate} raconta une blague. C'était toujours la même, et elle n'avait jamais été bonne. Mais {mate} riait si fort que cela finit par être drôle.`);

export const anecdotes =
  lines(`Une fois, le chemin devint si étroit qu'il n'y avait de place que pour un seul, et justement [une oie|un meunier|un jeune marié] arriva en face. Personne ne reculait, jusqu'à ce que {hero} partageât [une pomme|une poire|un pain] : [la querelle fut oubliée|tout le monde se mit à rire|il y eut soudain assez de place].
En chemin, {hero} aida* [un scarabée|un hérisson|un crapaud] tombé sur le dos. « [Je m'en souviendrai|À charge de revanche|Merci, vraiment] », dit-il, et [trois jours plus tard|une semaine après|deux nuits plus tard], dans un endroit obscur, il y avait [un ver luisant à chaque pas|une petite lumière à suivre|une lueur au bout du sentier].
Il y eut aussi un [jour|mardi|après-midi] où rien ne réussit : {hero} perdit* [un gant|un bouton|un mouchoir] et marcha* dans l'unique flaque du pays. Le soir, il ne restait qu'à [saluer le reflet dans la flaque|en rire|se coucher de bonne heure].
Un camelot vendait du courage [en bouteille|en sachet|à la cuillère], et {hero} en acheta* [une petite dose|deux d'un coup|pour la semaine]. Que ce n'était que [de l'eau|du sucre|de l'air], on ne l'apprit que [le lendemain|plus tard|bien après], et cela avait déjà fait effet.
[À un carrefour|Devant un pont|À l'entrée du bois], un panneau disait : [pas par là|fin du chemin|demi-tour]. {hero} attendit* que [le vent|un pivert|la pluie] le retournât, et de l'autre côté on lisait : [bon, d'accord|c'était pour rire|puisqu'il le faut].
La nuit, [un chien|un poète|un facteur] trempé frappa et demanda sa route. {hero} ne la connaissait* pas non plus, mais il restait [de la soupe|du thé|un demi-pain], et au matin il y avait sur la table [un mot : merci|une plume|un caillou en forme de cœur].
Une voyante regarda longtemps dans sa boule et n'y vit que [du brouillard|une assiette de soupe|quelqu'un de déjà décidé]. {hero} paya* [quand même|avec un bouton|la moitié] et repartit* [en sifflant|sans regret|le cœur léger].
Une vieille femme demanda de l'aide pour enfiler son aiguille, et {hero} essaya* [une demi-heure|le temps de trois chansons|quarante fois]. « [Tout se fait comme cela : mouiller, viser, recommencer|Le fil n'aime pas qu'on se presse|Maintenant, tu sais tout faire] », dit-elle.
Un petit [garçon|voisin|curieux] suivait et demandait à chaque pas : « Pourquoi ? » Aux [neuf|douze|vingt] premières questions, {hero} sut* répondre ; à la dernière, [il n'y a toujours pas de réponse|il fallut un biscuit|ce fut le vent qui répondit].
Dans une auberge, il y avait un tableau vieux de [cent|deux cents|quatre-vingts] ans, et {hero} y reconnut* [un visage bien connu|un chapeau bien connu|un nez bien connu]. « Il a été peint, dit l'aubergiste, [à la fête|le jour où tout finit bien|juste avant la pluie]. »
Le passeur demanda pour prix [une chanson|une devinette|une histoire]. {hero} donna* [la meilleure|la plus longue|une toute neuve], et le passeur [rit à en perdre sa rame|s'essuya les yeux|en voulut une autre].
[Une pie|Une corneille|Un écureuil] vola [le dernier biscuit|la moitié du pain|une noix]. Le lendemain, {hero} trouva* à la même place [un bouton brillant|un éclat de verre bleu|un fil rouge] : [dette payée|voilà un voleur honnête|c'était un juste prix].
Dans un arbre pendait [un ballon|un cerf-volant|un chapeau], et dessous pleurait un enfant. Au bout de [trois|quatre|six] essais, {hero} le décrocha* et reçut* [une demi-poire|un secret|un sourire sans dents de devant].
Pendant [une matinée|une soirée|tout un dimanche], la brume fut si épaisse que {hero} ne voyait* pas même [le bout du chemin|le pas suivant|la route]. Dans la brume, on ne peut que [tendre l'oreille|chanter|attendre].
Un vieux [potier|menuisier|forgeron] dit : « J'en ai raté [dix|vingt|cent] avant d'en réussir un. » {hero} [retint* la leçon|nota* la phrase|garda* cela secret], et les erreurs parurent [plus légères|plus petites|moins graves].
[Un chat blanc|Un vieux chat|Un chat roux] était assis sur [le mur|le seuil|la fenêtre] et ne demandait rien. {hero} raconta* [tout depuis le début|l'essentiel|toute l'histoire à voix basse], et après, le cœur était [plus léger|presque gai|tranquille].`);
