import { lines } from "../text-blocks.ts";

/** How the hero was before, with the idea's own words. */
export const people =
  lines(`{there}, on savait toujours où était {hero} : [une fenêtre s'ouvrait|il était huit heures passées|la journée devenait plus gaie].
« {wish} ? » avait demandé un jour quelqu'un, et {hero} avait* ri. Cette fois, {hero} ne riait* pas.
{verb}, beaucoup en parlent, et personne ne commence. Sauf {hero}.
Pour {verb}, {hero} avait* [peu d'expérience|beaucoup d'idées|tout son temps]. Cela suffisait pour commencer.
{verb} : {hero} en parlait* déjà [le matin|la nuit|au premier chant d'oiseau], tout bas, pour ne réveiller personne.
Il ne se passait pas grand-chose {there}, {hero} le savait* bien. Ce jour-là fut d'autant plus agité.
Sans {thing}, cette journée aurait été comme les autres, et {hero} l'aurait* [oubliée|passée à dormir|passée à rêver].`);

/** Small moments with the idea's own words. */
export const moments = lines(`À force de {verb}, {hero} en oubliait* l'heure.
{verb}, cela donne [faim|sommeil|le sourire], se disait* {hero}.
Pour {verb}, il faut surtout [du temps|de la lumière|du souffle], pensait* {hero}.
Un moineau regardait {hero} {verb} et penchait la tête.
Après une journée à {verb}, le pain avait meilleur goût, trouvait* {hero}.
Il y a de gros livres sur l'art de {verb}, mais {hero} apprenait* [en passant|avec les moineaux|les yeux ouverts].
Toute la journée, il ne fut question que de {verb}, et le soir {hero} ne savait* plus l'heure.
{there}, il y avait un coin que {hero} aimait* par-dessus tout, [à moitié au soleil|juste après le tournant|avec une belle vue].
Quand il se mit à pleuvoir {there}, {hero} ne bougea* pas.
Quelqu'un sifflait un air {there}, et {hero} siffla* la deuxième voix.
« Dis, tu veux vraiment {wishyou} ? » demandait-on chaque matin, et {hero} répondait* chaque matin la même chose.
Pour {thing}, {hero} aurait* donné [trois dimanches|la dernière part de gâteau|des chaussures neuves].
Un enfant dessina {thing} à la craie sur le trottoir, [en violet|avec des ailes|en bien trop grand], et {hero} le félicita*.`);

/** With somebody at the hero's side, with the idea's own words. */
export const companions = lines(`{mate} connaissait une chanson faite pour {verb}, et {hero} chanta* la deuxième voix.
{mate} regarda longuement {thing}, puis dit une chose si sage que {hero} la nota*.
{there}, côte à côte, on ne voyait plus passer l'heure, et {mate} racontait [l'été d'avant|un vieux rêve|une histoire sans fin].
Pour {verb}, {mate} allait plus vite, mais {hero} avait* plus de patience.
« Sans {thing}, dit {mate}, on s'ennuierait. » C'était vrai, pensa* {hero}.
{mate} avait apporté [des biscuits|un thermos|deux prunes], et {there}, on fit une longue pause.
« {wish}, et après une glace », proposa {mate}. {hero} accepta* tout de suite.
« {verb}, cela donne de beaux rêves », affirma {mate}. {hero} voulut* vérifier et s'endormit* de bonne heure.`);

/** About somebody else whom the idea names, with the idea's own words. */
export const others = lines(`Au moment de {verb}, {other} {o:était/étaient} tout près, et cela faisait du bien.
{there}, {other} {o:suivait/suivaient} {hero} partout, comme depuis toujours.
Que {hero} pût* un jour {wish}, {other} n’en {o:doutait/doutaient} pas une seconde.
De {verb}, {other} ne {o:voulait/voulaient} pas perdre une minute.
{other} {o:regarda/regardèrent} {thing} [de tout près|très longtemps|pour la première fois], et {hero} attendit*.
{there}, {other} {o:resta/restèrent} [jusqu’au soir|une heure entière|plus longtemps que d’habitude], sans raison.`);

/** Short events on the way, with the idea's own words. */
export const anecdotes =
  lines(`Un marchand ambulant, qui avait entendu parler de l'affaire, offrit pour {thing} [un couvercle|une poignée|un étui], à deux pièces seulement. {hero} remercia* et refusa*.
On frappa dans la nuit. Sous la pluie, il y avait [un poète|un facteur|un musicien] venu voir {thing}. Il regarda, soupira, mangea deux assiettes de soupe et laissa un poème.
Le journal parla de {thing}, avec [deux|trois|quatre] fautes. {hero} les corrigea* et renvoya* la page. Une semaine plus tard, tout était en première page.
Un petit [garçon|voisin|curieux] demanda à quoi sert {thing}. {hero} ouvrit* la bouche et la referma*. Il y a des choses [difficiles à expliquer|qui se passent d'explication|qui ne s'expliquent que le soir].
On fit courir le bruit que {thing}, cela n'existait pas. Toute la journée, {hero} soutint* le contraire, même [devant les poules|devant un réverbère|devant la glace]. Le soir, le bruit avait disparu.
Une voyante regarda longtemps dans sa boule. « Je vois quelqu'un qui veut {wish}. — Cela se sait aussi sans boule », dit* {hero}. Elle rendit la moitié de l'argent.
Deux vieilles dames, sur un banc, se demandaient si l'on peut {wish} comme cela. L'une disait oui, l'autre : seulement avec un chapeau. Par prudence, {hero} se procura* un chapeau.
Il y eut un jour où {hero} ne voulait* plus {wish}. Il dura du petit déjeuner [jusqu'à midi|jusqu'au premier nuage|jusqu'au dessert]. Ensuite, l'envie revint, un peu plus grande.
Il existait un livre sur l'art de {verb}, en douze leçons. {hero} en lut* onze. La douzième, [une souris|une mite|une chèvre] l'avait mangée, et il fallut l'inventer.
Au marché, on vendait de la patience pour {verb}, [en bouteille|en sachet|à la cuillère]. {hero} prit* la plus petite dose. Ce n'était que [de l'eau|du sucre|de l'air], mais cela fit effet.
Un perroquet savait compter et dire des gros mots, mais pas {verb}. « C'est difficile ? » demanda-t-il. « Très », répondit* {hero} avec fierté.
Un cirque qui avait perdu son lion s'arrêta {there}. « Il n'est dangereux que pour les crêpes », dit le directeur. {hero} le trouva* [devant la boulangerie|au soleil|au coin de la rue] et reçut* un billet pour la vie.
{there}, il y avait une vieille radio qui ne donnait que le temps de la veille. {hero} écouta* jusqu'au bout. C'est agréable, ce qui est déjà passé.
Il pleuvait si fort {there} que personne ne bougeait. {hero} en profita* pour réfléchir, et au retour du soleil, il y eut [une idée|un plan|une question] de plus.
Un matin, {there}, un panneau disait : [pas par là|fin du chemin|demi-tour]. {hero} attendit* que [le vent|un pivert|la pluie] le retourne, et de l'autre côté on lisait : [bon, d'accord|c'était pour rire|puisqu'il le faut].
À la pharmacie, {hero} demanda* quelque chose contre la peur {fear}. « Il n'y en a plus, dit la pharmacienne. Tout le monde en veut. » C'était déjà une consolation.
« La peur {fear} ? dit [un pompier|une funambule|un vieux marin]. Je l'ai tous les jours. Elle marche à côté de moi, et moi un pas devant. » {hero} s'en souvint*.`);
