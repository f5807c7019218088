import type { ActionWords } from "../action-words.ts";

export const actionWords: ActionWords = {
  verbs: {
    climb:
      "grimpa,grimpèrent,grimpe,grimpait,grimpaient,grimpent,escalada,escaladèrent,escalade,escaladait,a grimpé,a escaladé",
    swim: "nagea,nagèrent,nage,nageait,nageaient,nagent,à la nage,plongea,plongèrent,a nagé",
    row: "rama,ramèrent,rame,ramait,ramaient,rament,pagaya,pagayait,a ramé",
    ride: "chevaucha,chevauchait,chevauchèrent,monta à cheval,montait à cheval,galopa,galopait,pédala,pédalait,pédale,à vélo,à bicyclette,à dos de,à dos d'",
    read: "lut,lurent,lit un,lit une,lit le,lit la,lit les,lit des,lisait,lisaient,lisent,lisant,a lu,feuilleta,feuilletait",
    write: "écrivit,écrivirent,écrit un,écrit une,écrit à,écrivait,écrivaient,écrivent,a écrit",
    cook: "cuisina,cuisinait,cuisinaient,cuisinent,cuisine un,cuisine une,prépara la soupe,prépara le dîner,préparait la soupe,préparait le dîner,prépara un repas,fit cuire,faisait cuire,mijotait,a cuisiné",
    eat: "mangea,mangèrent,mange,mangeait,mangeaient,mangent,a mangé,dîna,dînèrent,dînaient,déjeunèrent",
    build:
      "construisit,construisirent,construit un,construit une,construisait,construisaient,construisent,bâtit,bâtirent,bâtissait,répara,réparait,réparèrent,répare,fabriqua,fabriquait,fabriquèrent,fabrique,a construit,ont construit",
    dig: "creusa,creusèrent,creuse,creusait,creusaient,creusent,bêchait,bêcha,a creusé",
    plant:
      "planta,plantèrent,plante un,plante une,plante des,plantait,plantaient,plantent,sema,semèrent,semait,a planté",
    carry: "porta,portait,portaient,portèrent,porte un,porte une,transporta,transportait,traînait",
    give: "donna,donnèrent,donne,donnait,donnaient,donnent,offrit,offrirent,offre,offrait,tendit,tendait,a donné,a offert,remit à",
    hug: "serra … bras,serrait … bras,serre … bras,prit … dans ses bras,prend … dans ses bras,embrassa,embrassait,enlaça,s'enlacèrent,câlina",
    point: "montra du doigt,montrait du doigt,montre du doigt,pointa,pointait,désigna,désignait,désigne",
    play: "joua,jouèrent,joue,jouait,jouaient,jouent,a joué",
    dance: "dansa,dansèrent,danse,dansait,dansaient,dansent,a dansé",
    fly: "vola,volèrent,vole,volait,volaient,volent,s'envola,s'envolèrent,plana,planait",
    sleep: "dormit,dormirent,dort,dormait,dormaient,dorment,s'endormit,s'endormirent,endormi,endormie,rêva,ronflait",
    run: "courut,coururent,court vers,court dans,court à,courait,couraient,courent,s'enfuit,s'enfuirent,se précipita",
    sit: "s'assit,s'assirent,assis,assise,s'assied,s'asseyait,s'agenouilla,attendit,attendait",
    look: "regarda,regardèrent,regarde,regardait,regardaient,regardent,vit,virent,observa,observait,contempla,aperçut,chercha,cherchait,trouva",
    walk: "marcha,marchèrent,marche,marchait,marchaient,marchent,se promena,se promenait,suivit,suivirent,traversa,traversèrent,alla,allèrent,partit,partirent,arriva,arrivèrent,vint",
  },
  figures:
    "à la marche,une marche,la cuisine,joue rouge,ses joues,jouait dans,jouaient dans,joua avec,jouait avec,joue avec,jouaient avec,joue dans,vole en éclats,donna sur,donnait sur,se porta,son lit,le lit,du lit,au lit,le temps vola,à travers,la plante,une plante,porta le nom,porta secours",
  notDone:
    "ne,n',jamais,voulait,voulaient,veut,voulut,pouvait,peut,put,rêvait de,si,personne,devait,doit,apprit à,apprend à,apprendre à,savait,essaya,comme si",
  pronouns: { she: "elle", he: "il", they: "ils,elles", together: "ensemble,tous deux,toutes deux,tous les deux" },
  order: "before",
  objectBefore: "à,à la,au,avec,avec la,avec le,de,du,de la,pour",
  relatives: "qui,que",
};
