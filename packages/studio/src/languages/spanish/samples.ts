import type { LanguageSamples } from "../pack.ts";

export const samples: LanguageSamples = {
  title: "El zorro y la estrella perdida",
  caption: "¿Dónde está la estrella?, preguntó el pequeño zorro al búho.",
  paragraph:
    "Había una vez, al borde de un bosque tranquilo, una pequeña zorra llamada Juno. Cada noche miraba las estrellas y se preguntaba dónde dormían. Una tarde, la estrella más brillante desapareció. «Yo la encontraré», dijo Juno, y caminó despacio entre los altos pinos. Un viejo búho abrió un ojo. «Muchos han buscado», dijo, «pero pocos han escuchado». Así que Juno escuchó, y a lo lejos oyó cantar al río.",
  story:
    "Un pequeño zorro vivía en el bosque. ¿Dónde está la estrella? El Sr. Búho miró al cielo. ¡Qué noche! Subió a la montaña.",
};
