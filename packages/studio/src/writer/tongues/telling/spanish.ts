import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const spanish: Telling = {
  and: [", ", " y "],
  once: "Había una vez {heroes}.",
  there: "Había una vez, {place}, {heroes}.",
  title: "{hero} {place}",
  wanted: lines(`Volvía siempre un solo pensamiento: {thing}.
    Para ser feliz faltaba una sola cosa: {thing}.`),
  found: "Y al final estaba todo allí: {both}.",
  named: "Todos conocían el nombre: {name}.",
  told: lines(`{p} Así empezó todo, hace mucho tiempo, cuando las noches eran largas y todos sabían escuchar.
    {p} De eso trata esta historia, y quien la oye una vez ya no la olvida.`),
  hero: lines(`{when}, {hero} se detuvo {where} y escuchó.
    {when}, {hero} siguió adelante, poco a poco, {where}.
    {when}, {hero} pensó en los suyos, {where}.
    {when}, {hero} cantó en voz baja {where}.`),
};
