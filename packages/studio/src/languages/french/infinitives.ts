import { infinitivesOf } from "../infinitives-of.ts";

/** The infinitives of what heroes do. */
export const infinitives = infinitivesOf(`construire construit construisent
réparer répare réparent
planter plante plantent
peindre peint peignent
dessiner dessine dessinent
inventer invente inventent
écrire écrit écrivent
coudre coud cousent
cuisiner cuisine cuisinent
fabriquer fabrique fabriquent
préparer prépare préparent
bricoler bricole bricolent
tricoter tricote tricotent
sauver sauve sauvent
organiser organise organisent
chercher cherche cherchent
traverser traverse traversent`);
