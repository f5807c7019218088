import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`Anche {other} quel giorno non {o:pensava/pensavano} ad altro.
{other} si {o:avvicinò/avvicinarono} e {o:guardò/guardarono} tutto da vicino.
Per un po' {other} {o:sparì/sparirono}, e {hero} cercò* finché qualcosa si mosse in un angolo.
«{other} {o:fa/fanno} parte di questa storia», diceva* {hero} a chi lo chiedeva.
Quando la cosa si fece difficile, {other} {o:girò/girarono} la testa, e {hero} capì*.
{there} {o:aspettava/aspettavano} già {other}.
Che {hero} voleva* {wish}, ormai lo {o:sapeva/sapevano} anche {other}.
La sera {other} {o:rimase/rimasero} ancora un poco, e {hero} raccontò* la giornata dal principio.
Che cosa ne {o:pensava/pensavano} {other}, si vedeva senza chiedere.`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`«{fact}», si raccontava ormai dappertutto.
«{fact}», dicevano gli uni. «È proprio così», dicevano gli altri.
Una mattina qualcuno aveva scritto con il gesso sul marciapiede: «{fact}».
A ogni nuovo arrivato lo dicevano per prima cosa: «{fact}».
«{fact}», sussurrò qualcuno, e tutti annuirono.`);
