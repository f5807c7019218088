import type { ActionWords } from "../action-words.ts";

export const actionWords: ActionWords = {
  verbs: {
    climb:
      "escalou,escalaram,escala,escalava,trepou,treparam,trepa,trepava,subiu na árvore,subiu à árvore,subiu a montanha,subiu na pedra,subiu a uma árvore,subiu numa árvore",
    swim: "nadou,nadaram,nada no,nada na,nada até,nadava,nadavam,nadam,mergulhou,mergulharam",
    row: "remou,remaram,rema,remava,remavam,remam",
    ride: "cavalgou,cavalgaram,cavalga,cavalgava,montou,montaram,montava,pedalou,pedalaram,pedalava,pedala,de bicicleta,a cavalo",
    read: "leu,leram,lê,lia,liam,leem,lendo,folheou,folheava",
    write: "escreveu,escreveram,escreve,escrevia,escreviam,escrevem,escrevendo",
    cook: "cozinhou,cozinharam,cozinha um-,cozinhava,cozinhavam,cozinham,cozinhando,preparou a sopa,preparou o jantar,preparava a sopa,preparava o jantar,assou,assava,mexia a sopa",
    eat: "comeu,comeram,come,comia,comiam,comem,jantou,jantaram,almoçaram",
    build:
      "construiu,construíram,constrói,construía,construíam,constroem,construindo,consertou,consertaram,conserta,consertava,reparou o barco,martelou,martelava",
    dig: "cavou,cavaram,cava,cavava,cavavam,cavam,cavando,escavou,escavaram",
    plant: "plantou,plantaram,planta um-,planta flores,plantava,plantavam,plantam,plantandoeou,semearam,semeava",
    carry: "carregou,carregaram,carrega,carregava,carregavam,levou um-,levava um-,leva um-,transportou,arrastou",
    give: "deu,deram,dá um-,dava,davam,ofereceu,ofereceram,oferece,entregou,entregaram,entrega,presenteou",
    hug: "abraçou,abraçaram,abraça,abraçava,abraçavam,abraçam,apertou nos braços",
    point: "apontou,apontaram,aponta,apontava,apontavam",
    play: "tocou,tocaram,toca,tocava,tocavam,tocam,tocando",
    dance: "dançou,dançaram,dança,dançava,dançavam,dançam,dançando",
    fly: "voou,voaram,voa,voava,voavam,voam,voando,planou",
    sleep: "dormiu,dormiram,dorme,dormia,dormiam,dormem,adormeceu,adormeceram,adormecido,adormecida,sonhou,roncava",
    run: "correu,correram,corre,corria,corriam,correm,correndo,fugiu,fugiram",
    sit: "sentou-se,sentaram-se,se sentou,se sentaram,sentou,sentado,sentada,sentados,esperou,esperava,ajoelhou-se",
    look: "olhou,olharam,olha,olhava,olhavam,olham,viu,viram,observou,observava,contemplou,procurou,procurava,encontrou",
    walk: "caminhou,caminharam,caminha,caminhava,caminhavam,caminham,andou,andaram,andava,passeou,passeava,foi até,foram,seguiu,seguiram,atravessou,atravessaram,chegou,chegaram,veio,saiu",
  },
  figures:
    "tocou a campainha,tocou no ombro,deu um passo,deu um grito,deu um salto,deu-se,se deu,deu a volta,deu certo,nada de,a cozinha,a dança,a planta,montou guarda",
  notDone:
    "não,nunca,jamais,queria,queriam,quer,quis,podia,pode,pôde,sonhava em,se,sem,ninguém,devia,deve,aprendeu a,aprender a,sabia,tentou,como se",
  pronouns: {
    she: "ela",
    he: "ele",
    they: "eles,elas,todos,todas",
    together: "juntos,juntas,ambos,ambas,os dois,as duas",
  },
  order: "before",
  objectBefore: "a,ao,à,com,com a,com o,de,do,da,para",
  relatives: "que",
};
