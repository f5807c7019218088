import { also, role, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

/** Stories of days that go otherwise: a trip that stays at home, a whole day of waiting, a forgotten child, a baby to look after. */
export const daysGoneWrong = [
  story({
    says: [
      /\b(?:holiday|trip|picnic|camping|camp(?:s|ed)?|beach|vacation|outing|journey|excursion|seaside)\b/i,
      /\b(?:rain\w*|pour\w*|storm\w*|will not start|would not start|won['’]t start|breaks? down|broke down|broken|cancel\w*|no money|cannot afford|could not afford|flood\w*|flat tyre|missed|stuck|traffic jam|full)\b/i,
      /\b(?:family|mum|mom|mother|dad|father|parents|children|kids|brother|sister|siblings|grand\w+|son|daughter)\b/i,
    ],
    may: [
      who("kid", "children|kids|son|daughter|twins|siblings"),
      /\b(?<car>(?:(?:family's |old |little )*car|camper(?: van)?|van|caravan|tent|living room|garden|driveway|balcony|bathtub|garage)|traffic jam)\b/i,
      ...also(
        "car|van",
        "morning",
        "beach|sea|picnic",
        "camp\\w*",
        "driveway|garden|balcony|living room|home",
        "start\\w*",
        "rain\\w*",
        "whole|own",
      ),
    ],
    unless:
      /\b(?:on (?:their|the|his|her|our) way|halfway|motorway|traffic|spain|italy|france|greece|murder\w*|bear|ghost|lost in|died|dead|war|ship|plane|airport|wedding|funeral|haunted|monster|school trip|class trip|divorc\w*|snowed|wolf|hermit|robbery|chicken ?pox|fever|sick|ill|whale)\b/i,
    after: [
      "+ @street.storm For a while nobody said a word. The sandwiches were packed, the buckets were packed, and the swimming rings had been blown up since the day before. One of the swimming rings let out its air, very slowly, with a long sad sound. Everybody in the family knew exactly what it meant.",
      "@street “Well,” said the mother of the family at last, “and where are we now?” The smallest of them looked out. “At home, nearly,” said the smallest. “Wrong,” said the mother. “That's the sea.” It was a puddle. But it had a shore, and it had waves, and there was even a ship on it, made of a chocolate wrapper. “I can hear it,” said the father, and rolled up his trousers.",
      "@street From then on it was a holiday. It smelled of sun cream, because everybody had to be rubbed in. The father sold ice cream: frozen peas in a cup. When Mr Hadley from next door came by with his dog, they all greeted him in a foreign language. “Where are you from?” asked Mr Hadley. “From far away,” they said.",
      "@street.storm But towards evening it got cold. The sausages were raw, and somebody had sat down on the cake. The smallest began to cry. “I want to go home,” sobbed the smallest. It was twenty steps away, with dry beds in it and a lamp. They all looked at it.",
    ],
    end: [
      "@street.night Then there was a knock on the window. It was Mr Hadley from next door, with an umbrella, in a Hawaiian shirt. He carried a pot with a lid on. “Good evening,” he said. “I'm the hotel. I've seen that you're new here.” Behind him came the people from number nine, with a string of coloured lamps and a guitar. “We haven't been away for years, either,” they said.",
      "+ @street.night There was hardly room for all the knees. It was bean soup, and nobody had ever eaten a better one abroad. The guitar had only four strings, but those were the right ones. The lamps hung from mirror to mirror and were doubled in the puddle, and the rain drummed on the roof. “Is the sea always as loud as that here?” asked the smallest, and was asleep before there could be an answer.",
      "@street.dawn In the morning they went home, all the twenty steps, with their bags. They sent a postcard to everyone in the street. *The weather is bad*, it said. *The food is wonderful. We have made friends.* Next summer they could have gone anywhere, and they did. But first they all spent one night by the puddle, and Mr Hadley put on the shirt.",
    ],
  }),
  story({
    says: [
      /\b(?:wait(?:s|ed|ing)?)\b/i,
      /\b(?<guest>(?:the |a )?(?:plumber|parcel|package|delivery|electrician|bus|train|phone call|call|postman|taxi|snow|first snow|guests?|washing machine|doctor|results?|letter|moving van|furniture|bake|cake|pizza|repairman|locksmith))\b/i,
      /\b(?:all day|whole day|hours?|all afternoon|all morning|long|day long|from (?:eight|nine|morning)|never (?:comes|came)|together|since)\b/i,
      who("elder", `${PARENT}|${GRAND}|uncle|aunt|neighbour`),
    ],
    may: [who("kid", "son|daughter|grandson|granddaughter|little boy|little girl"), ...also("day", "long", "together")],
    unless:
      /\b(?:murder\w*|soldier|war|hospital|prison|sailor|come home|lover|dead|died|love|returned|ghost|every day at the station|dog|border|refugee\w*|test results|years)\b/i,
    after: [
      "@room(kid sit, elder sit) “Between eight and six,” it had said on the telephone. So they were not allowed to go away, not even down to the bins. {Hero} had taken up a post at the window. “That could be it,” {hero} reported at half past eight. It was a pigeon.",
      "@room(kid sit, elder sit) They had not had so much time all at once since the last flu. {Elder} sorted the drawer with the string. {Hero} found a photograph under the string, of a very thin person with a moustache, on a camel. “Who's that?” There was a cough. And then came the story of the camel, which had been waiting for thirty years to be told, because there had never been a plumber or a parcel that took so long.",
      "+ @kitchen(kid cook, elder cook) At noon they ate what was in the tin without a label. It was peaches. They had a contest, who could look at the door for longer without blinking. Then both of them went to the toilet at the same time, and that was the moment when something rang. They flew down the hall. It was the alarm clock that {elder} had set, so as to hear the bell.",
      "@room.dusk(kid stand, elder stand) It was getting dark. Five to six, four to six. “It isn't coming any more,” said {elder}. Every hour of that day had gone, and nothing had been done in it, no shopping, no park, no wash. “A whole day,” said {elder}, and let the blind down with a rattle. “Just thrown away.” {Hero} looked at the string, and the camel, and the two peach stones on the sill. {Hero} did not know what to say to that.",
    ],
    end: [
      "@corridor.dusk(kid look, elder look) At one minute to six there was a ring, and this time it was the door. There it was, at last, with a bit of paper to be signed, and very sorry. {Elder} stood in the way. {Elder} looked over one shoulder, into the room, at the lamp and the table, on which the string lay sorted by colour. “Thank you,” said {elder} slowly. “But couldn't it be tomorrow?” “Between eight and six,” said {hero} quickly.",
      "+ @room.night(kid sit, elder sit) Of course it was all done that evening; it took ten minutes. Then the door fell shut, and it was strangely empty without anything to wait for. “And what happened to the camel?” asked {hero}. “You don't want to hear that now.” {Hero} went to the window, sat down, and looked out. “I'm waiting,” said {hero}. So {elder} sat down as well.",
      "@room(kid sit, elder sit) After that they did it several times a year, on purpose. They took the day off, and told everybody that somebody was coming, between eight and six. There was a tin without a label, and a new photograph from under the string. {Hero} sat at the window and kept watch. And when the bell really did ring, they kept as still as mice until the steps had gone down again.",
    ],
  }),
  story({
    says: [
      role("parent", `${PARENT}|parents|${GRAND}`),
      /\b(?:forg[eo]t\w*|late|(?:does not|did not|doesn['’]t|didn['’]t) come|last (?:one|child)|nobody (?:comes|came)|stuck in traffic|pick(?:s|ed)? (?:\w+ ){0,3}up|collect\w*)\b/i,
      role("kid", "son|daughter|boy|girl|child|grandson|granddaughter|twins"),
      /\b(?:football|school|nursery|kindergarten|practice|training|ballet|swimming|party|gate|pick(?:s|ed)? (?:\w+ ){0,3}up|after[- ]school|playground)\b/i,
    ],
    may: [
      role(
        "helper",
        "caretaker|janitor|teacher|cook|cleaner|coach|crossing guard|cleaning lady|security guard|bus driver",
      ),
      ...also("wait\\w*", "forg[eo]t\\w*", "pick\\w*|up", "last", "late"),
    ],
    unless:
      /\b(?:murder\w*|dementia|alzheimer\w*|prison|died|dead|kidnap\w*|accident|divorc\w*|match|final|goal|war|phone|telephone|nobody picked up|nobody picks up|sunday|forgets? (?:his|her) (?:lunch|homework|lines|name))\b/i,
    after: [
      [
        "@playground(kid stand, helper walk) One after another they were fetched, by cars, by grandmothers, by a dog. Then there was only {kid}, with {kidhis} bag between {kidhis} feet. {Helper} came with a big bunch of keys to lock up, and stopped. “Well,” said {helper}, “then it's the two of us.” “They're only parking,” said {kid}. They had been parking for half an hour by then.",
        "@playground(kid stand) One after another they were fetched, by cars, by grandmothers, by a dog. Then there was only {kid}, with {kidhis} bag between {kidhis} feet. Mrs Lund came with a big bunch of keys to lock up, and stopped. “Well,” said Mrs Lund, “then it's the two of us.” “They're only parking,” said {kid}. They had been parking for half an hour by then.",
      ],
      [
        "@corridor(kid walk, helper walk) “I've got my round to do,” said {helper}. “I could use somebody for the lights.” So they walked through the empty rooms together. {Kid} had never known how many switches there were: four in the hall, nine in the gym, and one that did nothing at all. {Helper} showed {kid} the boiler and the box of lost things, and the mouse, who had her own dish.",
        "@corridor(kid walk) “I've got my round to do,” said Mrs Lund. “I could use somebody for the lights.” So they walked through the empty rooms together. {Kid} had never known how many switches there were: four in the hall, nine in the gym, and one that did nothing at all. Mrs Lund showed {kid} the boiler and the box of lost things, and the mouse, who had her own dish.",
      ],
      "+ @corridor(kid sit) There was tea out of the lid of a flask, and half a liver sausage sandwich. {Kid} was allowed to hold the keys. They weighed as much as a cat. “Which one's for what?” asked {kid}. Every key had a story, and the smallest one, which was made of gold or nearly, was for something that had been pulled down long ago.",
      "@playground.dusk(kid look) But then all the lights were out, and it was getting dark. A car came up the road, and slowed down, and drove on. {Kid} had been quite brave until then. “Perhaps they've forgotten that they've got me,” said {kid}, and looked down at {kidhis} shoes. The shoes became blurred. “Perhaps they're sitting at supper now and thinking that something's missing, and they can't think what.”",
    ],
    end: [
      "@street.dusk(parent run, kid look) In that moment there were steps, a long way off, and they came nearer, and they were very uneven. Round the corner ran {parent}, without a coat and with one shoe. In {parent's} hand there was a cucumber. {Parent} did not slow down until {parenthe} had {kid} in both arms, and the cucumber as well. “I was at the till,” gasped {parent}, “and they asked: is that everything? And then I knew.”",
      "+ @street.dusk(parent hug, kid hug) “You forgot me,” said {kid} into the jumper. {Parent} did not say anything about traffic. “Yes,” said {parent}. “For forty minutes. It's the worst thing that I've ever forgotten, and I've forgotten my own wedding shoes.” {Kid} thought about it. It was a lot better than parking. “You've lost a shoe,” said {kid}. “Have I?” said {parent}. {Parenthe} had not noticed until then.",
      "@street.dusk(parent walk, kid walk) They found the shoe in the middle of the zebra crossing, and all the cars had driven round it. On the first Tuesday of every month {kid} wanted to be fetched half an hour late, because of the switches and the mouse. {Parent} came too early each time, though, and stood behind the fence, with both shoes on, so as not to disturb.",
    ],
  }),
  story({
    says: [
      /\b(?:look(?:s|ed)? after|babysit\w*|babysat|mind(?:s|ed)?|watch(?:es|ed)?|take(?:s)? care of|took care of|alone with|in charge of)\b/i,
      who(
        "baby",
        "baby brother|baby sister|baby cousin|little brother|little sister|younger brother|younger sister|baby|toddler|twins|nephew|niece|cousin|babies",
      ),
      /\b(?:hours?|afternoon|evening|night|alone|first time|wrong|all (?:by|on)|morning|day|minutes|while|chaos|escape\w*|cr(?:y|ies|ied|ying)|mess)\b/i,
    ],
    may: [...also("wrong|everything", "first", "hour", "mum|mom|mother|dad|father|parents|aunt", "while")],
    unless:
      /\b(?:murder\w*|ghost|war|dragon|dead|died|kidnap\w*|hospital|sheep|robot|monster|orphan\w*|neighbour's cat|dementia|king|queen|jealous\w*|every (?:day|evening)|stars|film|tv|sp(?:y|ies)|mission|agent)\b/i,
    of: "people",
    after: [
      "@room(hero stand, baby sit) “It's only for an hour,” they had said, and the door fell shut. {Hero} looked at {baby}. {Baby} looked at the door, breathed in, and howled until the pictures hummed on the walls. “One hour,” said {hero}. It was one minute past four.",
      "@room(hero give, baby sit) On the list it said: *apple sauce*. {Baby} gave it to the curtain, to the cat, and to {hero's} hair. On the list it said: *brick tower*. The tower was so beautiful that {baby} had to eat the top of it. At twenty past four it went quiet. And that was not on the list.",
      "+ @corridor(hero run) {Hero} had only turned round to find a cloth. Now the rug was empty. {Baby} was not behind the sofa. {Baby} was not in the basket with the washing. {Hero} had not known that you can get as hot as that and as cold as that in one breath. From the bathroom came a splash, and a very happy sound.",
      "@bathroom(hero look, baby sit) {Baby} sat on the bathroom floor in the middle of a white cloud. It was the flour for Sunday, and the whole roll of toilet paper, and something pink that had been expensive. When {hero} came in, {baby} raised both arms and said a word for the first time. It was not “mum”, and it was not “dad”. It was quite clearly {hero's} name, or at least the front half of it.",
    ],
    end: [
      "@bathroom(hero hug, baby hug) {Hero} had wanted to shout. {He} had it ready in {his} mouth. Now it would not come out any more. {Hero} sat down in the flour. “Say it again,” {he} said. {Baby} said it again, and patted a white hand upon {his} nose. {Hero} patted back. They made snow, and they made a nest, and a pink mountain with a cat on it.",
      "@bathroom(hero carry, baby sleep) At five to five {baby} yawned, all at once, put a head on {hero's} shoulder, and was asleep. It was heavier than before. {Hero} wanted to clean everything up, the floor, the curtain, the cat. But for that you need two arms. So {he} stayed where {he} was, on the edge of the bath, and hardly breathed, and listened to the key turn in the lock.",
      "@bathroom(hero sit, baby sleep) They stood in the bathroom door for a long time, the grown-ups, with their hats on, and looked. “What happened here?” they whispered. {Hero} put a white finger to {his} lips. “Nothing,” {he} whispered back. “We only talked.” From that day on {baby} said a good many words. But the first half of {hero's} name was for when it was important, and it was said with both arms up.",
    ],
  }),
  story({
    says: [
      /\b(?:sleepover|sleeps? over|slept over|spends? the night|spent the night|stays? (?:the night|overnight)|stayed (?:the night|overnight)|first night (?:away|at|without)|school camp|overnight|sleeps? at|slept at)\b/i,
      /\b(?:homesick\w*|first time|misses|missed|cannot sleep|could not sleep|afraid|scared|cr(?:y|ies|ied|ying)|wants? to go home|wanted to go home|without (?:his|her) (?:mum|mother|dad|father|parents))\b/i,
    ],
    may: [
      who("friend", "friend|best friend|cousin|grandmother|grandma|grandfather|grandpa|aunt|classmate"),
      ...also("night", "house|home", "first", "homesick\\w*", "tent|garden"),
    ],
    unless:
      /\b(?:murder\w*|ghost|haunted|museum|shop|store|war|hospital|sailor|emigrat\w*|boarding school|refugee\w*|castle|monster|prison|bear)\b/i,
    of: "people",
    after: [
      [
        "@bedroom.night(hero sit, friend sit) By day everything had been wonderful at {friend's}. There had been noodles with sugar, and a guinea pig. But now the light was out. {Hero} lay there and looked at a strange ceiling. “Are you asleep?” asked {hero}. {Friend} breathed. {Friend} even breathed differently from the people at home.",
        "@bedroom.night(hero sit) By day everything had been wonderful there. There had been noodles with sugar, and a guinea pig, and they had jumped off the wardrobe. But now the light was out. {Hero} lay there and looked at a strange ceiling. It had a crack in the wrong place. Beside {him} somebody breathed, and even that sounded different from the breathing at home.",
      ],
      "@bedroom.night(hero sit) It was not that it was bad. It only smelled of another soap. At home now the fridge would be humming, and the third stair would creak. Something rolled from {hero's} stomach up to the throat, round and hard, like a marble, and stayed there.",
      "+ @corridor.night(hero walk) {Hero} got up and felt {his} way along the hall in {his} socks. There was a telephone on a little table. {Hero} knew the number by heart. {Hero} lifted up the receiver and listened to the tone, and put it down again. If {he} called, they would come at once. And then it would be over for ever, and everybody would know.",
      [
        "@bedroom.night(hero sit, friend sit) “What are you doing?” whispered {friend}, and sat up. {Hero} wanted to say “nothing”. But the marble was in the way. “I don't know where I am when I shut my eyes,” said {hero}. {Friend} lay there in the dark and thought, with a small clicking noise of the tongue.",
        "@bedroom.night(hero sit) “What are you doing?” came a whisper from the next pillow. {Hero} wanted to say “nothing”. But the marble was in the way, and so out came something quite different, and it was wet. “I don't know where I am when I shut my eyes,” said {hero}. Nobody laughed. In the dark somebody thought, with a small clicking noise of the tongue.",
      ],
    ],
    end: [
      [
        "@bedroom.night(hero talk, friend talk) “Then make it be like yours,” said {friend}. “What's it like at yours?” “The fridge hums,” said {hero}. {Friend} hummed. It was a bit too high, and {hero} corrected it. “And the stair creaks.” {Friend} creaked with the bed. “And then somebody looks in at the door, and there's a stripe of light.” {Friend} got up, opened the door a hand wide, and lay down again, humming.",
        "@bedroom.night(hero talk) “Then make it be like yours,” said the voice. “What's it like at yours?” “The fridge hums,” said {hero}. The voice hummed. It was a bit too high, and {hero} corrected it. “And the stair creaks.” Something creaked. “And then somebody looks in at the door, and there's a stripe of light.” Bare feet went over and opened the door a hand wide, and came back, humming.",
      ],
      "@bedroom.night(hero sleep, friend sleep) {Hero} shut {his} eyes to try it. There was the stripe of light, through the lids. There was the fridge. The marble rolled back the way that it had come, and got smaller, and was gone. And the next thing was the smell of toast, and a guinea pig on the blanket.",
      "@bedroom.night(hero sleep, friend sleep) “Well, how was it?” they asked at home. “All right,” said {hero}. “I nearly rang up.” Then {hero} lay in {his} own bed, under the right ceiling. It was strangely quiet, in spite of the fridge. {Hero} listened for a while, and got up and opened the door a hand wide, and clicked {his} tongue, until it was a bit like over there as well.",
    ],
  }),
];
