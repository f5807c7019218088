/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "chauffeur,conducteur,bibliothécaire,coiffeur,ramoneur,éboueur,balayeur,concierge,maçon,mineur,danseur,acteur,marionnettiste,veuf,voisin,étudiant,passeur,curé,cheminot,gardien",
  woman: "conductrice,coiffeuse,danseuse,actrice,veuve,voisine,étudiante,gardienne,couvreuse",
  grandpa: "retraité,vieillard",
  grandma: "retraitée",
  boy: "apprenti,écolier,lycéen,collégien",
  girl: "apprentie,écolière,lycéenne,collégienne",
  farmer: "jardinière,apiculteur,apicultrice,vigneron,vigneronne",
  craftsman: "horlogère,tisserand,tisserande,luthier,luthière,relieur,relieuse",
  shopkeeper: "fleuriste,serveur,serveuse,caissier,caissière,vendeuse",
  singer: "violoniste,pianiste,organiste,accordéoniste",
  doctor: "dentiste,pharmacien,pharmacienne",
  "police-officer": "policière",
  artist: "photographe",
  cook: "meunier,meunière,crêpier,crêpière,pâtissier,pâtissière",
};
