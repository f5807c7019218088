import { infinitivesOf } from "../infinitives-of.ts";

/** The infinitives of what heroes do. */
export const infinitives = infinitivesOf(`cultiver cultive cultivent
construire construit construisent
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
traverser traverse traversent
attendre attend attendent
aider aide aident
enseigner enseigne enseignent
visiter visite visitent
protéger protège protègent
soigner soigne soignent
explorer explore explorent
livrer livre livrent
nettoyer nettoie nettoient
ramasser ramasse ramassent
nourrir nourrit nourrissent
garder garde gardent
chanter chante chantent
danser danse dansent
jouer joue jouent
vendre vend vendent
accompagner accompagne accompagnent
apprendre apprend apprennent`);
