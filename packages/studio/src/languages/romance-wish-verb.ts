const LEARN = /^(?:apprendre à |aprender a |imparare (?:a|ad) )/iu;
const INFINITIVE = /^\p{Ll}+(?:er|ir|re|ar|are|ere|ire|ôr|ír)(?!\p{L})/u;
/** What is done once, and not for long. */
const NO_PRACTICE =
  /^(?:avoir|être|faire|préparer|ouvrir|abrir|aprire|décider|preparar|decidir|preparare|decidere|voir|revoir|dire|donner|mettre|aller|venir|revenir|devenir|rendre|ramener|apporter|gagner|prendre|obtenir|pouvoir|recevoir|ser|estar|tener|hacer|ver|decir|dar|poner|ir|venir|volver|devolver|llevar|traer|ganar|coger|conseguir|recibir|ter|fazer|dizer|pôr|vir|voltar|devolver|levar|trazer|ganhar|pegar|conseguir|receber|essere|avere|fare|vedere|rivedere|dire|dare|mettere|andare|venire|tornare|diventare|riportare|portare|vincere|prendere|ottenere|ricevere)$/u;
const SEARCH: Readonly<Record<string, string>> = {
  trouver: "chercher",
  retrouver: "chercher",
  encontrar: "buscar",
  trovare: "cercare",
  ritrovare: "cercare",
};

/** The verb of a wish in a Romance language, if it can be practised: "construire" of "construire une cabane". */
export const verbOfWish = (wish: string | undefined): { readonly verb?: string } => {
  const wished = INFINITIVE.exec(wish?.replace(LEARN, "") ?? "")?.[0];
  const verb = wished && (SEARCH[wished] ?? (NO_PRACTICE.test(wished) ? undefined : wished));
  return verb ? { verb } : {};
};
