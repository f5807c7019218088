import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`También {other} {o:pensaba/pensaban} ese día solo en eso.
{other} se {o:acercó/acercaron} y lo {o:miró/miraron} todo muy de cerca.
Por un momento {other} {o:desapareció/desaparecieron}, y {hero} buscó* hasta que algo se movió en un rincón.
—{other} también {o:forma/forman} parte de esta historia —decía* {hero} a quien preguntaba.
Cuando aquello se puso difícil, {other} {o:volvió/volvieron} la cabeza, y {hero} entendió*.
{there} ya {o:esperaba/esperaban} {other}.
Que {hero} quería* {wish} ya lo {o:sabía/sabían} también {other}.
Por la noche {other} se {o:quedó/quedaron} un rato más, y {hero} contó* el día desde el principio.
Lo que {other} {o:pensaba/pensaban} de todo aquello se veía sin preguntar.`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`—{fact} —se contaba ya por todas partes.
—{fact} —decían unos. —Así es —decían los otros.
Una mañana alguien había escrito con tiza en la acera: «{fact}».
A cada recién llegado se lo contaban lo primero: «{fact}».
—{fact} —susurró alguien, y todos asintieron.`);
