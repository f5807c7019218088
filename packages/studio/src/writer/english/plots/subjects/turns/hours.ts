import { role, story } from "../subject-story.ts";

/** Stories of couples, and of what they forget or pretend. */
export const hours = [
  story({
    says: [
      /\b(?:forg[eo]ts?|forgotten|forgetting|didn['’]t remember|did not remember)\b/i,
      role("love", "wife|husband|girlfriend|boyfriend|fiancée|fiancé|partner"),
      /\b(?<day>birthday|anniversary|wedding anniversary|wedding day|Valentine['’]s Day)\b/i,
    ],
    unless:
      /\b(?:everybody forgot|everyone forgot|his birthday is forgotten|Alzheimer\w*|dementia|memory|murder\w*|own birthday)\b/i,
    of: "people",
    after: [
      "@shop(hero look) {Hero} looked up at the big clock, and the big clock did not help. There was a shop with scarves. {Love} had scarves, a drawer full, and {hero} knew where each of them came from: from this shop, in other years, at this same hour. The saleswoman recognised {him}. “The blue one again?” she asked, quite kindly.",
      "+ @shop(hero talk) A shop with perfume was next. “What does {love} like?” asked the young man. {Hero} opened {his} mouth. Oranges, {he} was about to say, but that was in the first year. Was it still so? {He} could have told the young man how {love} sounded on the stairs. But what {love} wished for, {hero} did not know, and that frightened {him} more than the clock.",
      "+ @street(hero run) {Hero} ran. {He} held a lamp in {his} hands, then a pan, then a very small piano for the neck. Everything was beautiful, and all of it was for some other person. In the window of the toyshop {he} saw a face, red and wet, with a scarf in its hand, and it took a moment until {he} knew it.",
      "@street(hero sit) A quarter of an hour was left when {hero} dropped onto a bench. An old woman with a shopping bag moved aside. “Forgotten?” she asked. {Hero} nodded. “Mine always forgot,” she said. “I didn't mind about the present. I only minded that he ran round all the shops for it, the whole evening, and I sat there alone.” {Hero} stared at her.",
    ],
    end: [
      "@train(hero write) {He} put the scarf back. At the kiosk {hero} bought an exercise book, the cheapest that they had, and a pencil, and began to write while {he} was still on the train. On every page {he} wrote one thing that {he} had noticed about {love} and never said. The way {love} sang when the water ran. The way {love} always gave away the bigger half. After six pages the pencil was blunt.",
      "@room.night(love read, hero look) {Hero} was home before the clock struck. The table was laid, and {love} was sitting there with folded hands. “I forgot,” said {hero}, still in the doorway. “I have no present. I've no excuse either. I've only got this, and it's not finished.” {Love} did not say anything, took the book, and read it standing, one page after another, to the blunt place.",
      "+ @room.night(love talk, hero talk) “I didn't think you saw that,” said {love}, after a long time. “The thing with the water.” {Hero} saw that the eyes were wet, but it was not because of the {day}. “There are lots of empty pages,” said {love}. “Yes,” said {hero}. “I wanted to ask. What would you like? Not today. Altogether.” And {love} told {him}, and it took them until midnight.",
      "@train.dusk(hero write) There is a note in {hero's} calendar now, in red, and one a week before it, and one before that. But {he} does not need them. Each evening on the train {hero} takes out the exercise book, and sharpens the pencil, and writes down one thing. They have come to the third book.",
    ],
  }),
  story({
    says: [
      /\b(?:promis(?:e|es|ed)|agree(?:s|d)?|arrang(?:e|es|ed)|swore|swear)\b/i,
      /\bmeet again\b|\bmeet (?:there|here)\b|\bcome back\b|\bsame (?:place|bench|station|café|cafe)\b/i,
      /\b(?:only one|just one|one of them|never (?:came|comes|shows|showed|turned)|did ?n[o'’]t (?:come|show))\b/i,
      /\b(?:station|platform|trains?|railway)\b/i,
    ],
    unless: /\b(?:dog|cat|bird|war|soldiers?|ghost|children|treasure)\b/i,
    of: "people",
    after: [
      "@station There was so much noise on that day, and so many people with flowers, and each of them was being met. The one who had come stood under the clock, in the coat of a year ago, so as to be known at once. Every time a door opened, a heart stopped. An hour passed, and then one more.",
      "+ A year is long, and a promise is only a few words on a platform. All through the winter it had been a light in a window: whatever went wrong, there was that day, with a ring around it in the calendar.",
      "+ @station The woman from the flower stall brought a cup of tea. “They don't come, love,” she said. “I've stood here for twenty years. Some do. Most don't.” “We said any time until midnight,” came the answer.",
      "@station.night It became midnight. The big hand jumped with a click that could be heard in the whole hall. The lights went out, all but one. And there, where the timetable hung, behind the glass, was a slip of paper which had slid down, yellow at the edges. On it stood half of a name.",
    ],
    end: [
      "@station.night An old woman from the flower stall, who cleaned the hall at night, had a key to the glass. The paper was five months old. “I have to come now, for in summer I'll be in hospital, and I don't know if they will let me out,” it said. “I did not have your address. We were so sure of ourselves! If you read this, you've come. Then everything is all right.” And below there was the name of a ward.",
      "@hospital.night The last tram had left. So it was a walk through half of the town, with one bunch of flowers, a gift from the stall. The night porter shook his head. Visiting hours were over long ago. “We said until midnight,” said the one with the flowers. “I know that I'm late. But I was there on time.” The porter read the slip, twice, and pushed the button of the lift.",
      "@hospital.night In the room on the fourth floor there was still a lamp burning. Somebody sat in the bed, fully dressed, with a coat over the nightshirt, and looked at the door. “They would not let me go,” said a thin voice. “I've been ready since seven this morning.” “And I was under the clock.” “Did you laugh at me?” “Not once,” was the answer.",
      "@station They have given each other their addresses now. It was the first thing they did, and then it was hardly needed any more, because it became the same one. But once a year they go and stand under the clock, with two coats on, and buy flowers for everybody who has been waiting longer than an hour.",
    ],
  }),
  story({
    says: [
      /\b(?:pretend(?:s|ed|ing)?|fak(?:e|es|ed|ing)|hir(?:es|ed)|pos(?:es|ed|ing) as|play(?:s|ed)? (?:her|his))\b/i,
      /\b(?:fianc[ée]e?s?|boyfriend|girlfriend|dating|couple|date|engaged|engagement|in love|married)\b/i,
      /\b(?:wedding|famil(?:y|ies)|parents|reunion|christmas|party|sister['’]s|brother['’]s|mother|grandmother|ex|holiday|visa)\b/i,
    ],
    may: [
      role(
        "actor",
        "actor|actress|stranger|flatmate|colleague|neighbour|neighbor|best friend|waiter|taxi driver|plumber",
      ),
    ],
    unless: /\b(?:murder\w*|spy|spies|ghost|killed|prince|king|detective)\b/i,
    of: "people",
    after: [
      "They had written it down on two sheets, so that both would tell the same thing: how they had met (a broken umbrella), who had said it first, and what was annoying at breakfast. “You grind your teeth,” said the first sheet. “I don't!” “Now you do. It makes it true.” They learnt it by heart, and on the way they tested each other.",
      [
        "+ It went far too well. {Hero's} aunts were delighted. {Actor} carried trays, remembered names, and danced with the great-aunt, who stepped on everything. “Where have you been hiding this one?” they asked, and {hero} said, “It was raining, you see, and the umbrella broke,” and noticed that {he} could see it in front of {him}: the rain, and the umbrella.",
        "+ It went far too well. The aunts were delighted. Trays were carried, names were remembered, and the great-aunt was danced with, who stepped on everything. “How did it begin?” they asked, and {hero} said, “It was raining, you see, and the umbrella broke,” and noticed that {he} could see it in front of {him}: the rain, and the umbrella.",
      ],
      "+ Only the grandmother said little. She sat at the end of the table like a judge, and looked from one to the other over her glasses. “And what's the worst thing about breakfast?” she asked out of the blue. “The teeth!” they both cried at the same moment. Everybody laughed. The grandmother wrote something on her napkin.",
      "Late in the evening there was a call for a toast. All the glasses were raised, and all of those good, happy faces turned to the two of them, wet with tears already. {Hero} stood up. {He} had prepared something. But it would not come out. A lie is easy to tell to people who are unkind, and here there was nobody unkind.",
    ],
    end: [
      "“There was no umbrella,” said {hero}. “None of it is true. I could not stand being asked again. Every year you put me at the table with the children, and look so sorry. So I brought a story with me.” {He} put down the glass. “It's a nice one. That is the only thing about it that is real.”",
      [
        "Then {actor} stood up as well. “The teeth are not true either,” said {actor}. “But I did want to say one thing. I have been paid, or thanked, or whatever this was, until ten o'clock. It's now half past eleven. I have been here for an hour and a half only because I wanted to.”",
        "Then the other chair was pushed back. “The teeth aren't true either,” said the one who had shared the lie. “But I'd like to say one thing. We had agreed that I could go at ten. It's now half past eleven. For an hour and a half I have been here only because I wanted to.”",
      ],
      "Nobody knew where to look, until the grandmother unfolded her napkin. “Ten past eight,” she read out, “they are lying. Nine o'clock: they are lying. Twenty to ten: not any more, but they don't know it yet.” She took off her glasses. “Sit down, the two of you. The cake is getting warm.” And {hero} laughed so much that {he} had to hold on to the table, and to the hand that lay there.",
      "@street.night(hero look, actor look) At the door it had begun to rain, properly, in long strings. They had one umbrella between them, and it turned inside out at the first corner, with a bang. They stood there, wet through, and looked at it. “Write that down,” said {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?:divorc(?:e|ed|ing)|split(?:ting)? up|separat(?:ed|ing)|break(?:ing)? up|ex[- ](?:husband|wife))\b/i,
      /\b(?:snowed in|stuck|trapped|stranded|forced to (?:share|live|stay|spend)|(?:must|had to|have to|has to|still) (?:share|live|stay|spend)|share (?:a|one|the)|sharing)\b/i,
      /\b(?:couple|pair|husband|wife|married|marriage|they|parents)\b/i,
    ],
    may: [role("third", "lawyer|judge|counsellor|therapist|priest"), /\b(?<pet>parrot|dog|cat|budgie|tortoise)\b/i],
    unless:
      /\b(?:lifts?|elevators?|wall|cars?|boat|balloon|desert|island|plane|airport|train|halfway|hik\w*|walk\w*|mountain top|cable car|ferris wheel|escape room|police|prison|custody|murder\w*|rescuer|school group|children|daughter|son|kids|boxing|bomb|killed|astronauts?)\b/i,
    of: "adults",
    after: [
      "Everything had been divided, down to the teaspoons. Fourteen each. They had done it without a loud word, and both were proud of that. “You first,” they said at doors. “No, please.”",
      [
        "+ {Third} sat between them with the papers, and did not know where to look. There was just one pot, and just one fire. They put on water without asking, and handed each other the things, the knife, the salt, the lid, as people do who have done it ten thousand times. “Have you two rehearsed that?” asked {third}. Neither of them answered.",
        "+ There was only one pot, and one table. They put on water without asking, and handed each other things, the knife, the salt, the lid, as people do who have done it ten thousand times. Neither of them noticed it. Their hands had not been told about the divorce.",
      ],
      "+ In the night there was a quarrel, and it was about the window, open or shut. They'd had that quarrel since the honeymoon. But at its best place, where one of them always shouted, “Like your mother!”, both stopped at the same moment, because both had heard it coming. Something like a laugh was standing in the room. Nobody took it.",
      "On the second evening the light went out. They sat in the dark, and it is easier there. “When did it begin?” “When you stopped telling me things.” “I stopped because you weren't listening.” “I wasn't listening because you only told me what was broken.” It was quiet. “Tell me something that is not broken, then.” That took a very long time of thinking.",
    ],
    end: [
      "What came then was quite a small thing. It was about the morning of their wedding: a shoe had been lost, and was found in the oven, and they had sworn never to ask why. “It was me,” said the voice in the dark. “I was so afraid that you wouldn't come. I thought that without the shoe you couldn't go away either.” The other one began to laugh then, and could not stop, and it turned to crying half of the way.",
      [
        "In the morning the light was back. {Third} put the papers on the table and uncapped the pen. “So, here, and here,” said {third}, more softly than usual. They looked at the line. They looked at the two piles of teaspoons. “Is there a hurry?” they asked, both at once. “Not as far as I know,” said {third}.",
        "In the morning the light was back, and the papers lay on the table, with a pen. Here, and here. They looked at the two lines. They looked at the piles of teaspoons. “Is there a hurry?” “Not that I know of.” “Then there's time for breakfast.” “There is.”",
      ],
      "They did not fall into each other's arms. They were too old and too honest for it. They made a new agreement, on the back of the first one. It had just two points. Each day each of them would tell something that was not broken. And in a year they would look at the papers again.",
      "The year has long gone by. The papers must be somewhere, perhaps beneath the short leg of the table, which no longer wobbles. The teaspoons are all in one drawer, and when visitors count them there are twenty-eight, and in the oven, where nobody would look for it, stands a shoe.",
    ],
  }),
];
