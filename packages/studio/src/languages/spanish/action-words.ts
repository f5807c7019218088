import type { ActionWords } from "../action-words.ts";

export const actionWords: ActionWords = {
  verbs: {
    climb:
      "trepó,treparon,trepa,trepaba,trepaban,trepan,escaló,escalaron,escala,escalaba,subió al árbol,subió a un árbol,subió a la roca,subió la montaña,subieron la montaña,se subió a un árbol,se subió al árbol",
    swim: "nadó,nadaron,nada en,nada hasta,nada hacia,nada por,nadaba,nadaban,nadan,buceó,bucearon,buceaba",
    row: "remó,remaron,rema,remaba,remaban,reman",
    ride: "cabalgó,cabalgaron,cabalga,cabalgaba,cabalgaban,montó,montaron,montaba,pedaleó,pedaleaba,iba en bicicleta,fue en bicicleta",
    read: "leyó,leyeron,lee,leía,leían,leen,leyendo,hojeó,hojeaba",
    write: "escribió,escribieron,escribe,escribía,escribían,escriben,escribiendo",
    cook: "cocinó,cocinaron,cocina un-,cocina la,cocina el,cocinaba,cocinaban,cocinando,preparó la cena,preparó la sopa,preparó una sopa,horneó,hornearon,horneaba,hornea",
    eat: "comió,comieron,come,comía,comían,comen,cenó,cenaron,cenaba,desayunó,desayunaron,merendaron",
    build:
      "construyó,construyeron,construye,construía,construían,construyen,construyendo,levantó un,reparó,repararon,repara,reparaba,martilló,martillaba",
    dig: "cavó,cavaron,cava,cavaba,cavaban,cavan,cavando,excavó,excavaron,excavaba",
    plant:
      "plantó,plantaron,planta un-,planta flores,plantaba,plantaban,plantan,plantando,sembró,sembraron,siembra,sembraba",
    carry: "llevó un-,llevaba un-,llevaban un-,lleva un-,cargó,cargaba,cargaban,carga,transportó,arrastró",
    give: "dio,dieron,da un-,daba,daban,regaló,regalaron,regala,entregó,entregaron,entrega,ofreció,ofrecieron,ofrece",
    hug: "abrazó,abrazaron,abraza,abrazaba,abrazaban,abrazan,abrazándo-,estrechó entre sus brazos",
    point: "señaló,señalaron,señala,señalaba,señalaban,apuntó con el dedo",
    play: "tocó,tocaron,toca,tocaba,tocaban,tocan,tocando",
    dance: "bailó,bailaron,baila,bailaba,bailaban,bailan,bailando,danzó,danzaron,danzaba",
    fly: "voló,volaron,vuela,volaba,volaban,vuelan,volando,planeó",
    sleep: "durmió,durmieron,duerme,dormía,dormían,duermen,dormido,dormida,soñó,roncaba",
    run: "corrió,corrieron,corre,corría,corrían,corren,corriendo,huyó,huyeron",
    sit: "se sentó,se sentaron,sentado,sentada,sentados,sentadas,se sienta,esperó,esperaba,se arrodilló",
    look: "miró,miraron,mira,miraba,miraban,miran,vio,vieron,observó,observaba,contempló,contemplaba,buscó,buscaba,encontró",
    walk: "caminó,caminaron,camina,caminaba,caminaban,caminan,anduvo,paseó,paseaba,paseaban,siguió,siguieron,cruzó,cruzaron,fue hasta,fue a,fueron,llegó,llegaron,vino,salió",
  },
  figures:
    "tocó la puerta,tocó el hombro,dio cuenta,dio la vuelta,dio un paso,dio un salto,dio un grito,se dio,se dieron,dio miedo,dio las gracias,nada de,la cocina,montó en cólera,construyó su vida,se llama,vuela el tiempo,se sentó a llorar",
  notDone:
    "no,nunca,jamás,quería,querían,quiere,quiso,podía,puede,pudo,soñaba con,si,nadie,debía,debe,aprendió a,aprender a,ojalá,intentó,sabía",
  pronouns: {
    she: "ella",
    he: "él",
    they: "ellos,ellas,todos,todas",
    theyAct: "(?:^|[.!?…;,]\\s*|(?<=\\sy)\\s)(?:(?:se|les?|l[oa]s?)\\s)?\\p{L}{2,}(?:aron|ieron|yeron)",
    together: "ambos,ambas,juntos,juntas,los dos,las dos",
  },
  order: "around",
  objectBefore: "a la,a el,a,al,a su,con,con la,con el,de,del,de la",
  relatives: "que,quien",
};
