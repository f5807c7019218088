import type { LanguageSamples } from "../pack.ts";

export const samples: LanguageSamples = {
  title: "Perché la volpe cercò la stella più lontana",
  caption: "«Dov’è la stella?» chiese la piccola volpe al gufo. «È già lassù!»",
  paragraph:
    "C’era una volta, ai margini di un bosco tranquillo, una piccola volpe di nome Juno. Ogni notte guardava le stelle e si chiedeva dove dormissero. Una sera, la più luminosa era scomparsa. «La troverò io», disse Juno, e si incamminò piano tra gli alti pini. Un vecchio gufo aprì un occhio. «Molti hanno cercato», disse, «ma pochi hanno ascoltato». Allora Juno ascoltò, e in lontananza sentì cantare il fiume.",
  story:
    "Una piccola volpe viveva nel bosco. Dov’è la stella? Il Sig. Gufo guardò il cielo. Che notte! La volpe salì sulla montagna.",
};
