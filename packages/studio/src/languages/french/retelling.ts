import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`{other} aussi ne {o:pensait/pensaient} qu’à cela ce jour-là.
{other} {o:s’approcha/s’approchèrent} et {o:regarda/regardèrent} tout de très près.
Un moment, {other} {o:disparut/disparurent}, et {hero} chercha* jusqu’à ce que quelque chose bouge dans un coin.
« {other} {o:fait/font} aussi partie de cette histoire », disait* {hero} à qui voulait l’entendre.
Quand cela devint difficile, {other} {o:tourna/tournèrent} la tête, et {hero} comprit*.
{there}, {other} {o:attendait/attendaient} déjà.
Que {hero} voulait* {wish}, {other} le {o:savait/savaient} maintenant aussi.
Le soir, {other} {o:resta/restèrent} encore un peu, et {hero} raconta* toute la journée depuis le début.
Ce que {other} en {o:pensait/pensaient}, cela se voyait sans rien demander.`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`« {fact} », racontait-on maintenant partout.
« {fact} », disaient les uns. « C’est bien vrai », disaient les autres.
Un matin, quelqu’un avait écrit à la craie sur le trottoir : « {fact}. »
À chaque nouveau venu, on l’expliquait d’abord : « {fact}. »
« {fact} », souffla quelqu’un, et tout le monde hocha la tête.`);
