import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const french: Telling = {
  and: [", ", " et "],
  once: "Il était une fois {heroes}.",
  there: "Il était une fois, {place}, {heroes}.",
  title: "{hero} {place}",
  wanted: lines(`Une seule pensée revenait sans cesse : {thing}.
    Il ne manquait qu’une chose au bonheur : {thing}.`),
  found: "Et à la fin tout était là : {both}.",
  named: "Chacun connaissait ce nom : {name}.",
  told: lines(`{p} Tout commença ainsi, il y a bien longtemps, quand les soirées étaient longues et que chacun savait écouter.
    {p} Voilà ce que raconte cette histoire, et qui l’a entendue une fois ne l’oublie plus.`),
  hero: lines(`{when}, {hero} s’arrêta {where} et tendit l’oreille.
    {when}, {hero} poursuivit son voyage, peu à peu, {where}.
    {when}, {hero} songea aux siens, {where}.
    {when}, {hero} chantonna tout bas {where}.`),
};
