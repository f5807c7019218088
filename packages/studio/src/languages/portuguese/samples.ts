import type { LanguageSamples } from "../pack.ts";

export const samples: LanguageSamples = {
  title: "A raposa e a estrela",
  caption: "A raposinha atravessou a floresta à procura da estrela perdida.",
  paragraph:
    'Era uma vez, à beira de uma floresta tranquila, uma pequena raposa chamada Juno. Todas as noites ela olhava as estrelas e se perguntava onde elas dormiam. Certa noite, a estrela mais brilhante desapareceu. "Eu vou encontrá-la", disse Juno, e caminhou devagar entre os altos pinheiros. Uma velha coruja abriu um olho. "Muitos procuraram", disse ela, "mas poucos escutaram." Então Juno escutou, e ao longe ouviu o rio cantar.',
  story: "Uma raposa vivia na floresta. Onde está a estrela? O Sr. Coruja não respondeu. Subiu a montanha! Era noite.",
};
