import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const portuguese: Telling = {
  and: [", ", " e "],
  once: "Era uma vez {heroes}.",
  there: "Era uma vez, {place}, {heroes}.",
  title: "{hero} {place}",
  wanted: lines(`Voltava sempre um único pensamento: {thing}.
    Para a felicidade só faltava uma coisa: {thing}.`),
  found: "E no fim estava tudo ali: {both}.",
  named: "Todos conheciam o nome: {name}.",
  told: lines(`{p} Assim começou tudo, há muito tempo, quando as noites eram longas e todos sabiam escutar.
    {p} É disso que fala esta história, e quem a ouve uma vez já não a esquece.`),
  hero: lines(`{when}, {hero} parou {where} e ficou à escuta.
    {when}, {hero} seguiu em frente, pouco a pouco, {where}.
    {when}, {hero} pensou nos seus, {where}.
    {when}, {hero} cantou baixinho {where}.`),
};
