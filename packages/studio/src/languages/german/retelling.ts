import { lines } from "../text-blocks.ts";

/** About somebody else whom the idea names. */
export const others = lines(`Auch {other} {o:dachte/dachten} an diesem Tag an nichts anderes.
{other} {o:kam/kamen} dazu und {o:sah/sahen} sich alles ganz genau an.
Einmal {o:war/waren} {other} nirgends zu sehen, und {hero} suchte*, bis es hinter einer Ecke raschelte.
„{other} {o:gehört/gehören} auch zu dieser Geschichte“, sagte* {hero}, wenn jemand danach fragte.
Als es schwierig wurde, {o:sah/sahen} {other} herüber, und {hero} sah* zurück.
{there} {o:wartete/warteten} schon {other}.
Dass {hero} {wish} wollte*, {o:wusste/wussten} inzwischen auch {other}.
Am Abend {o:blieb/blieben} {other} noch ein wenig da, und {hero} erzählte* den Tag von vorn.
Was {other} davon {o:hielt/hielten}, konnte man sehen, ohne zu fragen.`);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`„{fact}“, erzählte man sich inzwischen überall.
„{fact}“, sagten die einen. „Ja, so ist es“, sagten die anderen.
„{fact}“, stand eines Morgens mit Kreide auf dem Pflaster.
Wer neu dazukam, erfuhr es als Erstes: „{fact}.“
„{fact}“, flüsterte jemand, und alle nickten.`);
