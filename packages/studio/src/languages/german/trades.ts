/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "friseur,schornsteinfeger,leuchtturmwärter,straßenkehrer,maurer,bergmann,schauspieler,puppenspieler,förster,nachtwächter,nachtwächters,witwer,nachbar,nachbarn,kranführer,dachdecker,pfarrer,bibliothekar,student,apotheker,tänzer,pförtner,seilbahnführer,gärtnermeister",
  woman:
    "friseurin,schornsteinfegerin,leuchtturmwärterin,straßenkehrerin,schauspielerin,puppenspielerin,försterin,witwe,nachbarin,kranführerin,dachdeckerin,pfarrerin,bibliothekarin,studentin,apothekerin,tänzerin,chefin,erzieherin,nonne,pförtnerin,lokführerin",
  grandpa: "greis,rentner",
  grandma: "greisin,rentnerin",
  boy: "schüler,lehrling",
  girl: "schülerin",
  farmer: "bäuerin,imker,imkerin,schäferin,winzer,winzerin",
  craftsman: "näherin,weber,weberin,geigenbauer,geigenbauerin,buchbinder,buchbinderin,glasbläser,glasbläserin",
  shopkeeper:
    "blumenhändler,blumenhändlerin,floristin,florist,eisverkäufer,eisverkäuferin,kellner,kellnerin,kassierer,kassiererin",
  singer: "geiger,geigerin,pianist,pianistin,organist,organistin,musikerin",
  teacher: "klavierlehrer,klavierlehrerin,musiklehrer,musiklehrerin,schwimmlehrer,schwimmlehrerin",
  artist: "fotograf,fotografin",
  cook: "müller,müllerin",
  judge: "richter,richterin",
};
