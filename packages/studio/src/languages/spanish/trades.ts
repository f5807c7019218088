/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "conductor,taxista,maquinista,bibliotecario,peluquero,deshollinador,farero,barrendero,basurero,portero,albañil,minero,actor,titiritero,viudo,vecino,estudiante,limpiabotas,guardabosques,barquero,abogado",
  woman:
    "conductora,bibliotecaria,peluquera,farera,barrendera,portera,actriz,titiritera,viuda,vecina,lavandera,abogada,bailarina",
  grandpa: "jubilado,anciano",
  grandma: "jubilada,anciana",
  boy: "alumno,aprendiz",
  girl: "alumna,aprendiza",
  farmer: "granjera,jardinera,apicultor,apicultora",
  craftsman: "relojera,tejedor,tejedora,alfarera",
  shopkeeper: "florista,camarero,camarera,cajero,cajera,heladero,heladera,frutero,frutera,librera",
  singer: "violinista,pianista,organista,acordeonista,guitarrista",
  doctor: "médica,dentista,farmacéutico,farmacéutica",
  artist: "fotógrafo,fotógrafa",
  cook: "molinero,molinera",
};
