import { lines } from "../text-blocks.ts";

export const bridges = lines(`{idea} Qui aurait cru ce qui allait arriver ?
{idea} Je le raconte comme on me l'a raconté.
{idea} C'était un début comme il n'y en a pas deux.
{idea} C'est ainsi que tout commença.
{idea} Et voici comment c'est arrivé.
{idea} C'est bien ainsi que cela s'est passé.
{idea} Ce qui s'ensuivit est toute une histoire.
{idea} C'est ce que raconte cette histoire.
{idea} Beaucoup n'en connaissent que le début. Voici tout le reste.`);

export const fragmentBridges = lines(`{idea} : tel est le titre de cette histoire.
{idea} : c'est ce qu'on raconte ici.`);

export const people =
  lines(`Jusque-là, {hero} n'avait* jamais fait parler de soi. On disait bonjour, on passait. Cela allait bientôt changer.
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
« Et tu veux vraiment {wish} ? » demanda quelqu'un, et {hero} fit* oui de la tête.
D'autres rêvaient d'or, {hero} voulait* seulement {wish}.
Pour {wish}, il ne faut pas attendre le beau temps, et {hero} le savait*.`);

export const companions =
  lines(`« Que ferais-tu si personne ne regardait ? » demanda {mate}. {hero} répondit*. « Alors c'est ce que nous allons faire », dit {mate}.
{mate} avait apporté à manger, ce à quoi personne d'autre n'avait pensé. En mâchant, le souci devint plus petit. « La bouche pleine, dit {mate}, on ne peut pas désespérer. »
{mate} ne dit pas que tout irait bien. « Je reste ici », dit {mate} simplement. Cela valait mieux que tous les conseils.
« Si cela rate, c'était mon idée », dit {mate}. « Et si cela marche ? — Alors c'était la tienne. » Il y eut un grand éclat de rire.
Une fois, ils se perdirent de vue. {hero} appela*, {mate} appela, et l'écho mélangea tout. Ensuite, ils nouèrent une ficelle entre eux.
Comme {hero} ne disait* plus rien, {mate} raconta une blague. C'était toujours la même, et elle n'avait jamais été bonne. Mais {mate} riait si fort que cela finit par être drôle.`);

export const anecdotes =
  lines(`Une fois, le chemin devint si étroit qu'il n'y avait de place que pour un seul, et justement quelqu'un arriva en face. Personne ne voulait reculer. Finalement on s'assit, on partagea une pomme, et {hero} ne savait* même plus pourquoi l'on aurait pu se fâcher.
En chemin, {hero} aida* [un scarabée|un hérisson|un crapaud] tombé sur le dos. « Je m'en souviendrai », dit-il. On rit de ces choses-là. Mais trois jours plus tard, dans un endroit obscur, il y avait un ver luisant à chaque pas, et {hero} trouva* la route.
Il y eut aussi un jour où rien ne réussit. {hero} perdit* un gant, manqua* le petit déjeuner et marcha* dans l'unique flaque du pays. Le soir, {hero} salua* bien bas le reflet dans la flaque. En une journée, on ne pouvait pas faire pire.
Un camelot vendait du courage en bouteille, deux sous pièce. {hero} en acheta* une et la but* d'un trait. C'était de l'eau. Mais {hero} ne l'apprit* qu'après, et cela avait déjà fait effet.
À un carrefour, un panneau indiquait la même chose dans toutes les directions : pas par là. {hero} s'assit* dessous et attendit*. Au bout d'une heure, le vent le retourna. De l'autre côté, on lisait : bon, d'accord.
La nuit, on frappa. Dehors, [un chien|un poète|un facteur] trempé demandait sa route. {hero} ne la connaissait* pas non plus, mais il restait de la soupe chaude. Au matin, l'invité était parti, et sur la table il y avait un mot, un seul : merci.
On conseilla à {hero} d'interroger une voyante. Elle regarda longtemps dans sa boule. « Je vois quelqu'un qui interroge une voyante alors que tout est déjà décidé. » {hero} paya* et trouva* qu'elle valait son prix.
Une vieille femme demanda à {hero} d'enfiler son aiguille. Cela dura une demi-heure. « Tu vois, dit-elle, tout se fait comme cela : mouiller, viser, recommencer. » {hero} pensa* souvent à ce fil.
Un petit garçon suivit un moment et demanda à chaque pas : « Pourquoi ? » Aux neuf premières questions, {hero} sut* répondre. À la dixième, il n'y a toujours pas de réponse.
Dans une auberge, il y avait un vieux tableau, et {hero} y reconnut* un visage bien connu. Il avait cent ans. « Et cela avait marché, à l'époque ? » L'aubergiste essuyait un verre. « Le tableau, dit-il, a été peint à la fête. »`);
