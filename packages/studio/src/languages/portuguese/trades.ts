/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "motorista,taxista,maquinista,bibliotecário,cabeleireiro,gari,lixeiro,porteiro,zelador,pedreiro,mineiro,ator,viúvo,vizinho,estudante,barqueiro,engraxate,faroleiro",
  woman: "bibliotecária,cabeleireira,porteira,zeladora,faxineira,atriz,viúva,vizinha,lavadeira,dançarina",
  grandpa: "aposentado,idoso",
  grandma: "aposentada,idosa",
  boy: "aluno,aprendiz",
  girl: "aluna",
  farmer: "agricultor,agricultora,apicultor,apicultora",
  craftsman: "tecelão,tecelã,oleira,rendeira,bordadeira",
  shopkeeper: "garçom,garçonete,feirante,sorveteiro,sorveteira,pipoqueiro,pipoqueira,florista",
  singer: "violinista,pianista,sanfoneiro,sanfoneira",
  doctor: "dentista,farmacêutico,farmacêutica",
  artist: "fotógrafo,fotógrafa",
  cook: "moleiro,moleira,confeiteiro,confeiteira",
};
