import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";
import { withPair } from "./named-or-other.ts";

/** Stories of grown-ups who have to live under one roof. */
export const underOneRoof = [
  story({
    says: [
      role(
        "elder",
        "mother|father|mum|mom|dad|grandmother|grandma|grandfather|grandpa|grandad|granny|nan|aunt|uncle|parents",
      ),
      /\b(?:mov(?:es|ed|ing) (?:back )?in(?:to)?|needs? (?:a|some) place to (?:stay|live)|needed (?:a|some) place to (?:stay|live)|comes? to live|came to live|stay(?:s|ed)? with|takes? (?:her|him|them) in|took (?:her|him|them) in|lives? with (?:us|him|her|them)|liv(?:ed|ing) with (?:us|him|her|them)|under (?:one|the same) roof)\b/i,
      /\b(?:kitchen|takes? over|took over|rules?|fall|fell|difficult|stubborn|strict|grumpy|not (?:spoken|talked)|estranged|argu\w+|quarrel\w*|chaos|everything|small|flat|apartment|house|room|old|ill|stroke|broken|drives?|drove|crazy|mad|patience|changes?|changed)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dementia|alzheimer\w*|dying|dead|died|inherit\w*|raise[sd]?|orphan\w*|boyfriend|girlfriend|new (?:husband|wife)|care home|nursing home|stepmother|stepfather|robot|wedding|haunted|in[- ]law)\b/i,
    of: "people",
    after: [
      "@kitchen(elder stand, hero look) The first thing that {elder} did was to move the salt. It had always stood on the left of the stove, and now it stood on the right. {Hero} moved it back. In the morning it was on the right again. So the war in that kitchen began.",
      "+ @kitchen(hero look, elder talk) {Elder} knew how the towels ought to be folded, and at what time decent people eat. {Hero} learned that a person can be a grown-up for years and turn into a child of twelve between the bread and the butter. “I've got my own way of doing it,” said {hero}. “I can see that,” said {elder}.",
      "@corridor(hero talk, elder talk) In the third week it came out, because of a pan. “It's my house!” cried {hero}. “I never asked to be here!” cried {elder}. The door of the small room fell shut. {Hero} stood in front of it with the pan in {his} hand. On the floor beside the door stood a suitcase, and it was packed. It had never been unpacked at all.",
      "@kitchen.night(hero stand, elder sit) That night {hero} went down for a glass of water and did not put on the light. {Elder} {elderwas} sitting at the table in a coat. One hand went along the edge of the table top and along the chairs. “What are you looking for?” asked {hero}. “The place where I'm not in the way,” said {elder}.",
      "@kitchen.night(hero sit, elder talk) {Hero} sat down. “At home,” said {elder}, “I could find everything in the dark. Here I knock against things. So I put the salt where it used to be, and then there's one thing at least that I know.” {Hero} thought of the stove of {his} childhood. The salt had stood on the right.",
    ],
    end: [
      "@kitchen.night(hero talk, elder talk) “Show me,” said {hero}. They began at two in the morning and hardly spoke. {Elder} put the cups where the cups belonged, and {hero} put back what {he} could not live without. By dawn there was a kitchen in which both of them could have found the sugar blind.",
      "+ @kitchen(hero talk, elder talk) It did not make {elder} any easier. There were still remarks about towels. But when they came, {hero} only held up the pan, and both of them had to look out of the window so as not to laugh.",
      "@bedroom(hero carry, elder look) On Sunday {hero} carried the suitcase back into the small room and set it on the bed. “You can throw me out,” said {elder}. “No,” said {hero}, “I can help you unpack.” There was not much in it. Right at the bottom, wrapped in a stocking, lay a drawing by a child: a house with a very big chimney, and two figures at one stove.",
      "@kitchen(hero cook, elder cook) The drawing hangs over the stove now, with a drawing pin in each corner. There are two salt cellars, one on the left and one on the right. {Hero} uses {elder's}, and {elder} uses {hero's}, and each of them believes that it has not been noticed.",
    ],
  }),
  ...withAndWithout({
    may: [role("spouse", "daughter-in-law|son-in-law|daughter in law|son in law|wife|husband|bride|woman|man")],
    says: [
      role("inlaw", "mother-in-law|father-in-law|mother in law|father in law"),
      /\b(?:hate\w*|difficult|grumpy|strict|critici\w+|approv\w*|snow\w*|stuck|alone|week\w*|days?|trapped|together|cook\w*|visit\w*|moves? in|moved in|cabin|compet\w*|rivals?|get along|quarrel\w*|argu\w+|cold|impress\w*|lost|trip|hospital)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|poison\w*|funeral|dead|died|pretend\w*|fake|witch|robot|wedding day)\b/i,
    lead: "spouse",
    of: "people",
    after: [
      "@kitchen(hero stand, inlaw look) “So you put the onions in first,” said {inlaw}. It was not a question. {Hero} went on stirring and counted up to ten, as {he} had done every day since they had known each other. “At home,” said {inlaw}, “we put them in last.” The onions hissed. It was the friendliest sound in the kitchen.",
      "+ @room(hero look, inlaw sit) They were polite, and it was dreadful. {Inlaw} straightened a cushion that {hero} had just put straight. {Hero} praised a curtain that {he} found hideous. There was one person whom both of them loved, and each thought in secret that the other one did not know how to do it properly.",
      "@kitchen.night(hero stand, inlaw stand) Then the lights went out, in the whole house at once, with the potatoes half cooked. “The fuses are in the cellar,” said {inlaw}. “I'll go,” said {hero}. “You won't find them.” “Then come along.” A dry, cold hand took hold of {his} sleeve on the stairs. It was shaking.",
      "@cellar.night(hero talk, inlaw talk) “I don't like the dark,” said {inlaw}. “I've never told anybody.” “I don't like cellars,” said {hero}. They stood close together among the jars. Then the door fell shut behind them, and on the inside it had no handle.",
      "@cellar.night(hero sit, inlaw sit) So they sat down on two crates, under one coat. “You think that I'm not good enough,” said {hero} after an hour, since it was dark. {Inlaw} was silent for so long that {hero} was sorry. “No,” said {inlaw}. “I think that you're so good at everything that I shan't be needed any more. Not even for the onions.”",
    ],
    end: [
      "@cellar.night(hero talk, inlaw talk) {Hero} had been ready for anything but that. “I put them in first,” {he} said, “because I can't wait. They're always burnt. I've been scraping it off for years so that you wouldn't see.” {Inlaw} began to laugh, and then {hero} did too.",
      "@cellar.night(hero eat, inlaw eat) They opened a jar of cherries with a nail and ate them with their fingers. {Inlaw} told stories of a small child with a bucket on its head, who would not eat peas. {Hero} told what had become of that child and what it was like now, at breakfast. When the door was forced at last, they had red mouths and were arguing about peas.",
      "+ @kitchen(hero talk, inlaw talk) “What were you two doing down there?” asked the one whom they both loved. “We were talking about you,” said {inlaw}. “You wouldn't understand it,” said {hero}.",
      "@kitchen(hero cook, inlaw cook) The onions go in twice these days, half of them first and half of them last, and it is the best that there has ever been. Above the stove stands an empty cherry jar with a nail in it. Whenever {inlaw} straightens a cushion, {hero} points at the jar.",
    ],
  }),
  ...withPair(
    {
      says: [
        /\b(?:buys?|bought|inherit\w*|renovat\w+|restor\w+|repair\w*|rebuild\w*|rebuilt|do(?:es)? up|did up|fix(?:es|ed)? up|builds?|built)\b/i,
        /\b(?<house>(?:ruin(?:ed)?|old|crumbling|abandoned|derelict|tumbledown|run-down|neglected|small|stone|country) (?:\w+ )?(?:house|cottage|farmhouse|farm|mill|barn|chapel|cabin|villa|hotel|manor)|ruin|houseboat|farmhouse|cottage)\b/i,
        /\b(?:couple|husband|wife|married|marriage|divorc\w*|boyfriend|girlfriend|partner|newlyweds|family)\b/i,
      ],
      unless:
        /\b(?:murder\w*|ghost|haunted|vampires?|killer|treasure|skeleton|diary|letters?|wall|hidden|secret|siblings|brothers|sisters|dead|died|widow\w*|ex-?husband|grandm\w+)\b/i,
      of: "people",
      after: [
        "@village(hero look, mate look) “It only needs a bit of paint,” the agent had said, and that was true of the letterbox. When {they} opened the front door of {thehouse} for the first time, it came off and lay down in the hall like a tired dog. {They} stepped over it. In the kitchen grew a fig tree.",
        "+ @room {They} had a plan, with three colours and a column for surprises. By the end of the first month the column for surprises was longer than the plan. There were bees in the chimney and a well under the bath. At night {they} lay on a mattress in the last dry corner and told each other what it would look like one day, until the corner began to drip.",
        "@room(hero talk, mate talk) It was the roof that did it. One of {them} had ordered the wrong tiles, and both knew who. {They} shouted so loudly that the builder went home. “It was your dream!” “It was yours!” The rain came in on both sides of the quarrel. In the evening {hero} slept in the van.",
        "@village.night(hero look) {Hero} lay there and counted what was left: blisters, half a house, and a marriage with a hole in it. A light was going round inside, up and down, from room to room, and then there was knocking.",
        "@room.night(hero stand, mate build) {Hero} went over in wet socks. In the middle of the biggest room stood a ladder, and on it stood {other}, wet to the skin, nailing a tablecloth under the worst hole. Beneath it, dry and neatly made, stood the mattress. “I wasn't going to sleep on it,” came the voice from the ladder. “It was meant for you, in case you came back.”",
      ],
      end: [
        "@room.night(hero talk, mate talk) {Hero} held the ladder. It was a while before either of {them} spoke. “I never wanted a house,” said {hero}. “I wanted to build something with you, because we only ever saw each other in doorways.” There was laughter from above, or something close to it. “So did I. I can't stand figs.” The tablecloth gave way, and the whole bucketful came down on both of {them}.",
        "@village(hero build, mate build) {They} kept the wrong tiles, which were blue and looked mad, and people in the village slowed down to see. It took two more years. {They} still quarrelled, but {they} had a rule now: whoever shouts must hold the ladder for the other. ",
        "+ @kitchen The builder came to the house-warming with a bottle. He walked through all the rooms with his hands on his back and found nothing straight. “It'll stand,” he said. “It's leaning on itself from both sides.”",
        "@kitchen(hero eat, mate eat) The fig tree is still in the kitchen, and there is a hole in the roof for it to look out of. When it rains, {they} set the table round it, close together, in the dry part. Above them hangs a tablecloth with four holes in it from four nails.",
      ],
    },
    { one: "the guilty one", other: "the other" },
    role("other", "husband|wife|girlfriend|boyfriend|partner"),
  ),
  story({
    says: [
      role(
        "elder",
        "man|woman|grandmother|grandfather|grandma|grandpa|grandad|granny|mother|father|widow|widower|pensioner|lady|dad|mum|mom",
      ),
      /\b(?:care home|nursing home|retirement home|old people['’]s home|move out|give up (?:the|her|his) (?:house|home|farm|car)|too old|sell (?:the|her|his) (?:house|home|farm)|leave (?:the|her|his) (?:house|home|farm)|assisted living)\b/i,
      role("child", "daughter|son|children|daughters|sons|family|grandchildren"),
      /\b(?:prov\w+|refus\w*|not want|n['’]t want|want(?:s|ed)? (?:her|him|to)|persuad\w*|insist\w*|show|convinc\w*|stubborn|not need|n['’]t need|stays?|stayed|decid\w+|plans?|planned|must|has to|had to|against)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|escap\w*|robbery|bank|sneak\w*|runs? away|ran away|dementia|alzheimer\w*|fell in love|falls? in love|in love|dying|developer|robot)\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@kitchen(hero look, child talk) {Child} laid the brochure on the table, between the jam and the eggs. There was a lawn on it, and people with white hair were laughing at a salad. “Just look at it,” said {child}. {Hero} looked. Then {he} put the hot coffee pot down in the middle of the lawn. “It makes a good mat,” said {hero}.",
      "+ @garden(hero carry, child look) From that day on {hero} did everything twice as fast. When {child} came to visit, {he} {was} up the ladder, or beating a carpet, or carrying something heavy past the window. {He} whistled while {he} did it. As soon as the car had gone, {hero} lay down flat on the kitchen floor, because it was the nearest thing.",
      "@garden(hero look, child talk) “I know what you're doing,” said {child}. “Then you can see that I don't need any lawn,” said {hero}. But the ladder wobbled, and the bucket had been put down rather quickly. {Child} had grey hair too by now. {Hero} noticed it for the first time, from above, and did not whistle any more.",
      "@kitchen.night(hero sit) One night {hero} missed the last step of the cellar stairs. It was no great fall. But {he} sat there in the dark with the potatoes, and the telephone was far above {him}, and {he} had plenty of time to think. {He} told nobody, and put on a long-sleeved shirt.",
      "@kitchen(hero talk, child look) On Sunday {child} saw the arm at once, blue to the elbow. {Hero} waited for the brochure. It did not come. {Child} only sat down and began to cry, quite silently, over the eggs. “I don't want you to go there either,” said {child}. “I only want to be able to sleep. I lie awake every night and listen for the telephone.”",
    ],
    end: [
      "@kitchen(hero talk, child talk) {He} pushed the egg cup to one side. “And I lie awake,” {he} said, “and practise getting up.” “So neither of us is asleep,” said {child}. “Then we might as well do something about it,” said {hero}, “and draw up a plan that doesn't have a salad in it.”",
      "@corridor(hero walk, child build) It took them a week. A second rail was put up on the cellar stairs, and the potatoes moved to the ground floor. The girl from next door got the room under the roof for half the rent, and in return she banged on the pipe every night at ten. {Hero} had to bang back. If {he} did not, {child} was to be rung at once.",
      "+ @kitchen.night(hero talk) On the first night {hero} banged so hard that the neighbours came running. “What is it?” they asked. “Nothing,” said {hero}. “I'm well.”",
      "@kitchen(hero eat, child eat) The brochure still lies on the kitchen table, with a brown ring in the middle of the lawn. Until then the coffee pot stands on it, and at ten each night two people in two houses turn over and go to sleep.",
    ],
  }),
  ...withPair(
    {
      says: [
        /\b(?:fak(?:e|es|ed|ing)|pretend\w*|sham|marr(?:y|ies|ied|ying)|marriage)\b/i,
        /\b(?<prize>(?:flat|apartment|visa|green card|residence permit|passport|rent|lease|council flat|health insurance|citizenship|mortgage))\b/i,
        /\b(?:to (?:get|keep|rent|stay|win|save)|for (?:a|the|an)|in order|so that|only|of convenience|fak\w+|pretend\w*|sham|landlord|landlady|owner|married couples?|deported|official|immigration|because)\b/i,
        /\b(?:married|marriage|marry|marries|couple|husband|wife|newlyweds|wedding)\b/i,
      ],
      unless:
        /\b(?:murder\w*|ghost|vampires?|killer|spy|spies|divorc\w*|hotel|cruise|ex-husband|ex-wife|queen|king|inherit\w*|in love for)\b/i,
      of: "people",
      after: [
        "@room(hero talk, mate talk) They shook hands on it, as if it were about a used car. There were four rules, and the first of them was: no feelings. It was to last for a year. They needed {theprize}, and that was all. “Toothpaste left or right?” asked {hero}. “Left,” came the answer.",
        "+ @room They learned each other by heart, like a timetable. The scar came from a swing. The aunt was called Odile, and must never be asked about the goat. {Hero} wrote it all on cards, and held them up at breakfast. “What do I dream about?” “Stairs.” “How do I take my coffee?” “Loudly.”",
        "@corridor(hero look, mate look) When the woman with the forms rang the bell without warning, they stood in the door with wet hair and held hands so hard that it hurt. In the hall hung a photograph, in borrowed clothes, with somebody else's cake. She looked at it for a long time. “I shall be back,” she said.",
        "@bedroom.night(hero sleep, mate sit) In winter {hero} fell ill, and that was not on any card. When {hero} woke up in the night, there was a bowl of soup beside the bed, and on the chair sat {other}, fast asleep, head on the mattress. There was nobody there to see it.",
        "@room(hero talk) The woman with the forms came back and asked them one by one, in two rooms. “One last question,” she said. “What is it about the other one that you can't stand?” {Hero} had no card for that. “The singing,” said {hero}. “In the bath. Always wrong. I turn off the radio, so as to hear it.”",
      ],
      end: [
        "@corridor(hero talk, mate talk) They met in the hall, under the false photograph. “What did you say?” asked {hero}. “That you take your coffee loudly. That I can't drink mine any more if it's quiet.” “We've broken the first rule,” said {hero}. “When?” “I think it was the soup.” The woman with the forms coughed. She had heard everything.",
        "@corridor(hero look, mate look) “The false ones always tell me that they love everything about each other.” She took out her stamp and breathed on it, and it came down with a bang. Then she looked at the photograph again. “But get yourselves another picture,” she said from the stairs. “That isn't even your cake.”",
        "@corridor(hero stand, mate stand) The new picture shows a kitchen, two coats, and a cake that has fallen in. The year is over, and neither of them has packed. Only one card is left, and they ask it each morning: Toothpaste left or right?",
      ],
    },
    { one: "the tidy one", other: "the untidy one" },
    role("other", "friend|best friend|roommate|flatmate|neighbour|neighbor|colleague|stranger|student|ex"),
  ),
];
