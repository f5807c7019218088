import { role, story } from "../subject-story.ts";

const FORGETTING =
  /\b(?:dementia|alzheimer['’]?s|forg[eo]t\w*|los(?:es|ing|t) (?:her|his) memory|memory loss|no longer (?:knows?|knew|recogni[sz]\w*|remember\w*)|(?:does|do|did)(?:n['’]t| not) (?:recogni[sz]e|remember|know)|amnesia|memory)\b/i;

/** Stories of people who forget, and of those who are with them. */
export const forgetting = [
  story({
    says: [
      FORGETTING,
      /\b(?:wife|husband|couple|married|marriage|fianc[eé]e?|falls? in love|love of (?:his|her) life|introduces? h\w+self|introduced h\w+self)\b/i,
      /\b(?:every (?:day|morning|afternoon|sunday|time)|each (?:day|time|morning)|again|still|who (?:he|she) (?:is|was)|years|remind\w*|visits?|visited|old|elderly|dementia|alzheimer['’]?s|coma|accident)\b/i,
    ],
    may: [role("dear", "wife|husband")],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|recipe|soup|sold|sell\w*|robot|spy|detective|dog)\b/i,
    of: "people",
    after: [
      "@room(hero talk, dear talk) “Have we met?” That was how each day began. The first time it had been like a fall down the cellar stairs. Now there was an answer to it, and it was a good one: “Not yet, I believe. I've heard a lot about you.” And then a hand was held out, and taken, politely, as if it were the first time.",
      "+ @room(hero talk, dear talk) There were good days and the other kind. On the good ones there was a question in those eyes, like a bird outside the window. “You have kind hands,” came the voice. “Is there somebody who is waiting for you at home?” “Somebody is,” was the answer. “We've been together for a long time.” “How lovely. What is that person like?”",
      "+ @room(hero talk, dear talk) So it was told, day by day, as a story about other people: how two had met under one umbrella, and how it was the wrong one, which belonged to a policeman. It was listened to with both elbows on the table. “And did they marry?” “I'll tell you that tomorrow.” It was a trick, but it worked on both of them.",
      "@corridor Then winter came, and one afternoon there was only fear. “I don't know you. Go away. I'm waiting for somebody.” A cup flew against the wall. Outside, in the corridor, it took a while until the buttons of the coat could be done up. Perhaps it was time not to come any more. Who would notice?",
      "@bedroom(hero look, dear look) But it was raining. It came down in ropes, and the policeman's umbrella was still leaning in the room, beside the bed. So there was no way round going in once more. “I've only come for the umbrella.” The frightened face turned from the pillow and looked at it, a big black thing with a crooked handle. And it grew still.",
    ],
    end: [
      "@bedroom(hero talk, dear talk) “That isn't yours,” said the voice from the bed slowly. “It's the policeman's. We ran. You had only one shoe on.” There it was, out of nowhere, the whole evening: the wet street, the laughing, the one shoe. “What took you so long?” asked the voice. “I've been waiting here the entire time.”",
      "@bedroom(hero sit, dear sit) It lasted for about as long as a shower of rain. They sat under the open umbrella, on the bed, shoulder to shoulder, and told it to each other from the start, and for once it was told by two. When the rain had stopped, the eyes went a little dim. “Have we met?” “Only just,” was the answer, “but it was worth it.”",
      "+ @corridor A nurse looked in and wanted to say that it brings bad luck to open an umbrella in the house. She closed the door again without a sound, and put a sign on it that said: Please do not disturb. First date.",
      "@bedroom(hero sit, dear sit) It leans in the same corner to this day. There are other kinds of days, and there will be more of them. But whenever it rains, the umbrella is put up over the bed first of all, and underneath it somebody says: “I've heard a lot about you.”",
    ],
  }),
  story({
    says: [
      FORGETTING,
      role(
        "elder",
        "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|nan|nana|gran|father|mother|dad|mum|mom|papa|mama",
      ),
      /\b(?:dementia|alzheimer['’]?s|name|who|memory|recogni[sz]\w*|son|daughter|care|remember\w*|home)\b/i,
    ],
    may: [role("child", "granddaughter|grandson|daughter|son|grandchild|boy|girl")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|recipe|soup|cookbook|magic\w*|robot|dumpling|glasses|spy|witch|dog|goat|lunch|word)\b/i,
    lead: "child",
    of: "people",
    after: [
      "@corridor(hero talk, elder stand) It had begun with keys, and with names. Now there were days on which {theelder} put on the coat and wanted to go home, and was standing in the middle of it. “This is home,” {hero} would say, and it was no use. It only made both of them sad. So one evening {hero} said something else. “All right. I'll walk you.”",
      "@street.dusk(hero walk, elder walk) They went round the block arm in arm. “Have you come far?” {theelder} asked politely. “Quite far,” said {hero}. When they came back to their own door, there was a light in the window. “Here it is,” said {theelder}, very relieved. “Thank you for bringing me. You must come in for a tea.”",
      "+ @room(hero write, elder talk) {Hero} learned to answer differently. When {theelder} asked for people who had been dead for years, {he} no longer said so. “What would you like to tell them?” {he} asked. It turned out to be quite a lot. Some of it was funny, and {hero} wrote it down in a school book with a blue cover.",
      "+ @kitchen(hero stand) The hardest was not being known. “You're a nice young person,” said {theelder} one morning. “Do you belong to somebody?” {Hero} went out and stood in front of the sink with the tap running. So much of {him} was kept in that one head, the first steps, the first tooth. Where did it all go, if nobody in there had it any more?",
      "@kitchen.night(hero stand, elder sit) That night {he} {was} woken by music. {Theelder} {elderwas} sitting in the dark kitchen and humming. It was a tune without words, always the same four notes, and one hand kept patting the table, softly, as you pat a baby's back. {Hero} stood in the door, and {his} knees went weak. {He} knew that tune. {He} had never known from where.",
    ],
    end: [
      "@kitchen.night(hero talk, elder talk) “Who is it for?” asked {hero}. “For the little one,” whispered {theelder}. “It only sleeps if I hum. Listen, it's got such a temper, and such small ears. I've never loved anything so much.” “What's it called?” asked {hero}, hardly breathing. And {theelder} smiled, and said {hero's} name, just like that, as if it had been lying there on the table.",
      "@kitchen.night(hero hug, elder sit) {Hero} knelt down and laid {his} head on the lap in front of {him}, as big as {he} {was}. The hand went on patting. “There, there,” said {theelder}. “It's asleep.” So that was where it all was. It had not gone. It had only moved further in.",
      "+ @kitchen(hero talk, elder talk) In the morning {theelder} asked politely who {he} {was}. “I'm the one with the temper,” said {hero}. “Ah,” said {theelder}, “one of those,” and pushed the bigger half of the bread roll across.",
      "@street.dusk(hero walk, elder walk) They still go round the block in the evenings. It is the way home, and it takes as long as it takes. When {theelder} is tired or afraid, {hero} will hum those four notes, and at the fifth step a second voice joins in, and they come to a door with a light in the window.",
    ],
  }),
  story({
    says: [
      FORGETTING,
      role(
        "elder",
        "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|nan|nana|gran|father|mother|dad|mum|mom",
      ),
      /\b(?:spy|pilot|captain|soldier|sailor|film star|movie star|young|queen|dancer|detective|train driver|footballer|astronaut|conductor|president|general)\b/i,
      /\b(?:thinks?|thought|believ\w+|convinced|imagin\w+|sure)\b/i,
    ],
    may: [role("child", "granddaughter|grandson|daughter|son|grandchild|boy|girl")],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|robot)\b/i,
    lead: "child",
    of: "people",
    after: [
      "+ @kitchen(hero talk, elder talk) “Don't turn round,” said {theelder} at breakfast. “The man at the post box. He's been there for three letters.” {Hero} did turn round. It was Mr Hobbs from next door. The others sighed and spoke of the pills. But {hero} buttered a piece of toast and asked quietly: “What do we do now?” {Theelder} looked at {him} for a long time. “At last,” said {theelder}, “a professional.”",
      "@bus(hero sit, elder talk) From then on there was work to do. They went to the shop in two different ways. They left a flowerpot on the sill when the air was clear. On the bus {theelder} told {him} things out of the corner of the mouth, about ports, about false moustaches, about a night on a roof.",
      "+ @street(hero walk, elder walk) There were strange details in it. What does the inside of a certain lighter look like? How long does it take to count a guard's steps? {Theelder} could not have said what day it was, or where the bathroom was. But those steps were counted without a mistake, eighteen to the corner and back.",
      "@street.night(hero run) Then one night the bed was empty and the front door was open. {Hero} did not shout. {He} thought like a colleague. Where would {he} go, if {he} had to hand over something, in the rain, with nobody to trust? The flowerpot stood in the middle of the path, pushed to the left. {Hero} ran to the left, down to the old station.",
      "@station.night(hero look, elder sit) {Theelder} {elderwas} sitting on the last bench in pyjamas and a hat, soaked to the skin, and shaking. “I've forgotten it,” said {theelder}. “The word. Somebody is coming, and I have to say the word, and it's gone. I've spoiled everything.” {Hero} had never seen {theelder} cry. It was only an old, frightened person in the rain.",
    ],
    end: [
      "@station.night(hero sit, elder sit) {Hero} pulled up {his} collar and sat down at the other end of the bench. “I'm the one you've been waiting for,” {he} said straight ahead, without moving {his} lips. “There is no word any more. They've changed the rule. The mission is over. You did it all right, all of it. I've been sent to bring you home.”",
      "@station.night(hero take, elder give) {Theelder} breathed out, and it was like a rucksack coming down after fifty years. “All of it?” “All of it. They're very grateful.” Then out of the hatband came something tiny, wrapped in silver paper. “So take it. It's safer with you.” {Hero} put it in {his} pocket. They walked home side by side, eighteen steps to each corner.",
      "+ @corridor.night(hero look) It was only under the lamp in the hall that {hero} unwrapped it. It was a medal, quite small, with a number on the back and no name. {He} looked it up later, in a library, in a thick book. There was an entry for that number. It had been blacked out.",
      "@kitchen(hero talk, elder talk) {Hero} never told the others. In the mornings {he} will butter the toast. “All clear?” asks {theelder}. “All clear,” comes the answer. And in the window on the left, where the whole street can see it, stands a flowerpot.",
    ],
  }),
];
