import type { ActionWords } from "../action-words.ts";

export const actionWords: ActionWords = {
  verbs: {
    climb:
      "si arrampicò,si arrampicarono,si arrampica,si arrampicava,arrampicò,scalò,scalarono,scala la montagna,scalava",
    swim: "nuotò,nuotarono,nuota,nuotava,nuotavano,nuotano,si tuffò,si tuffarono",
    row: "remò,remarono,rema,remava,remavano,remano,vogò,vogava",
    ride: "cavalcò,cavalcarono,cavalca,cavalcava,cavalcavano,pedalò,pedalava,pedala,in bicicletta,in groppa a,a cavallo",
    read: "lesse,lessero,legge un-,legge il,legge la,leggeva,leggevano,leggono,leggendo,sfogliò,sfogliava",
    write: "scrisse,scrissero,scrive,scriveva,scrivevano,scrivono,scrivendo",
    cook: "cucinò,cucinarono,cucina un-,cucinava,cucinavano,cucinano,preparò la zuppa,preparò la cena,preparava la cena,preparava la zuppa,mescolava,infornò,cosse",
    eat: "mangiò,mangiarono,mangia,mangiava,mangiavano,mangiano,cenò,cenarono,cenavano",
    build:
      "costruì,costruirono,costruisce,costruiva,costruivano,costruiscono,costruendo,riparò,ripararono,ripara,riparava,martellava",
    dig: "scavò,scavarono,scava,scavava,scavavano,scavano,zappava",
    plant: "piantò,piantarono,pianta un-,pianta i,piantava,piantavano,piantano,seminò,seminarono,seminava",
    carry: "portò un-,portava un-,portavano un-,porta un-,trasportò,trasportava,trascinò",
    give: "diede,diedero,dà,dava,davano,danno a,donò,donarono,regalò,regalarono,regala,porse,offrì,offrirono,offre,consegnò",
    hug: "abbracciò,abbracciarono,abbraccia,abbracciava,abbracciavano,si abbracciano,strinse … braccia,strinse a sé",
    point: "indicò,indicarono,indica,indicava,indicavano,puntò il dito",
    play: "suonò,suonarono,suona,suonava,suonavano,suonano,suonando",
    dance: "ballò,ballarono,balla,ballava,ballavano,ballano,danzò,danzarono,danzava,danzavano",
    fly: "volò,volarono,vola,volava,volavano,volano,volando,planò",
    sleep:
      "dormì,dormirono,dorme,dormiva,dormivano,dormono,si addormentò,si addormentarono,addormentato,addormentata,sognò,russava",
    run: "corse,corsero,corre,correva,correvano,corrono,correndo,fuggì,fuggirono,scappò",
    sit: "si sedette,si sedettero,si siede,sedeva,sedevano,seduto,seduta,seduti,aspettò,aspettava,si inginocchiò",
    look: "guardò,guardarono,guarda,guardava,guardavano,guardano,vide,videro,osservò,osservava,fissò,cercò,cercava,trovò",
    walk: "camminò,camminarono,cammina,camminava,camminavano,camminano,passeggiò,passeggiava,andò,andarono,seguì,seguirono,attraversò,attraversarono,arrivò,arrivarono,partì,venne",
  },
  figures:
    "suonò la campana,suona la campana,suonò il campanello,suonava la campana,diede un'occhiata,si diede,diede inizio,la cucina,la scala,la pianta,vola il tempo,corre voce,portò via,portò con sé",
  notDone:
    "non,mai,voleva,volevano,vuole,volle,poteva,può,poté,sognava di,se,nessuno,doveva,deve,imparò a,imparare a,sapeva,provò a,come se",
  pronouns: {
    she: "lei,ella",
    he: "lui,egli",
    they: "loro,essi,esse,tutti,tutte",
    together: "insieme,entrambi,entrambe,i due,le due",
  },
  order: "before",
  objectBefore: "a,al,alla,con,con la,con il,di,del,della,per",
  relatives: "che",
};
