import { role, story } from "../subject-story.ts";

/** Thrillers of hard choices: a friend to arrest, a boss's wife, an own obituary, a face that no one knows, a tale by the campfire. */
export const hardCalls = [
  story({
    says: [
      role(
        "cop",
        "sheriff|policeman|policewoman|police officer|inspector|detective|constable|cop|sergeant|officer|commissioner|ranger",
      ),
      /\b(?:arrest\w*|handcuff\w*|hunt\w*|lock up|charge|turn in|report)\b/i,
      role(
        "friend",
        "best friend|childhood friend|old friend|friend|neighbour|father|mother|son|daughter|former partner|uncle|cousin",
      ),
      /\b(?:theft|thief|st[eo]le?n?|steals|robber\w*|robbed|fraud|smuggl\w+|crime|burglar\w*|poach\w*|cattle|must|ha[sd] to)\b/i,
    ],
    may: [/\bfor [^.]*/i, /\bin (?:a|the) small town[^.]*/i],
    unless: /\b(?:ghost\w*|murder\w*|killed|lies to|santa|train|in love|final)\b/i,
    lead: "cop",
    after: [
      "@street(hero walk) {Hero} walked past the house three times before knocking. They had learned to swim in the same river. {Friend} had once carried {him} home for two miles with a broken leg. {Hero} had the warrant in {his} pocket, and it was as heavy as a stone. “You're early,” said {friend} through the screen door. “The beans aren't done.”",
      "@kitchen(hero sit, friend cook) So they ate beans first. “Did you do it?” asked {hero}. {Friend} went on stirring. “Would you believe me if I said no?” {Hero} thought about it honestly, since {friend} deserved that. “Yes,” said {hero}. “Then I can't say it,” said {friend}. “I did it. Eat. They're getting cold.”",
      "+ @kitchen(hero talk, friend talk) “Why?” asked {hero}. {Friend} pushed across a shoebox full of bills. The drought was in it, and the bank, and a hospital in the city. “You could have come to me,” said {hero}. “You earn less than a postman,” said {friend}. “I'd have sold the car,” said {hero}. “I know,” said {friend}. “That's why I didn't.”",
      "@street.dusk(hero stand, friend walk) {Hero} put on the handcuffs in front of the house, and not too tight. On the road stood the young deputy, and half the town. {Hero} could still say that nobody had been at home. {Friend} saw {him} think it. “Don't you dare,” said {friend} quietly. “I want to have one friend who's honest.”",
    ],
    end: [
      "@study.night(hero sit, friend sit) That night {hero} didn't go home. {He} carried a chair into the corridor and sat down on the other side of the bars with a pack of cards. They played as they had played in the tree house. At four {hero} wrote down, on the back of the score, every name in town, and beside it what each had once got from {friend}.",
      "@hall(hero talk, friend stand) At the trial {hero} gave evidence, and left nothing out. Then {he} took off the badge, laid it on the rail, and asked to speak as a neighbour. {He} read the list aloud. It was long: a barn put up again, a child pulled from the river, a winter's wood. One after another, people in the hall stood up, as their names were read.",
      "+ @hall(hero stand) The man who had been robbed stood up last. “I want mine back,” he said. “But I can wait for it. Let {friend} work it off with me, and sleep at home.” The judge looked at all those who were standing. “I can't sentence a town,” she said, and wrote something down. “Two years. To be worked off. And the sheriff's car may be sold.”",
      "@kitchen.golden(hero eat, friend cook) {Hero} pinned the badge on again, because {friend} insisted. The debt is paid, down to the last calf. On Sundays {hero} knocks at the screen door. “You're early,” says {friend}. On the wall hangs a pair of handcuffs, not too tight, with beans drying on them. And they take out the cards.",
    ],
  }),
  story({
    says: [
      role(
        "agent",
        "policewoman|policeman|police officer|detective|inspector|agent|undercover agent|undercover cop|cop|journalist|spy|reporter",
      ),
      /\b(?:undercover|infiltrat\w*|disguis\w*|secretly|pos(?:e|es|ed|ing) as|pretend\w*|false name)\b/i,
      role(
        "friend",
        "boss's wife|boss's daughter|boss's mother|boss's son|boss|leader|grandmother|cook|gang leader|godfather|wife|daughter",
      ),
      /\b(?:mafia|gang|mob|cartel|clan|camorra|smugglers|biker\w*|cult|sect|criminals?|triad|yakuza)\b/i,
    ],
    may: [/\b(?:as|becomes?|became|makes? friends|made friends) [^.]*/i],
    unless: /\b(?:murder\w* of|ghost\w*|school|teenagers?|kindergarten)\b/i,
    lead: "agent",
    after: [
      "@kitchen(hero cook, friend talk) “You cut onions like a policeman,” said {friend} on the first day, and {hero} nearly dropped the knife. Then {friend} laughed and showed how it was done. Between the pots there was only salt, and a radio. In the evening {hero} wrote {his} report. It was short.",
      "@kitchen.night(hero talk, friend talk) By the second month {hero} knew all that the police had wanted to know: the names, the numbers, the cellar behind the wine. {He} also knew how {friend} slept at night, which was not at all. “I've never had anybody to tell this to,” said {friend}. “You don't choose this. It's served, and you eat.” {Hero} wore a microphone under {his} apron.",
      "+ @street.night(hero talk) “Another week,” said the chief on the telephone. “You're doing wonderfully. They trust you.” {Hero} stood in the rain in the phone box. “That's the trouble,” {he} said. In {his} pocket was a key. {Friend} had given it to {him} that morning, with a ribbon, for the birthday that stood in {his} false passport.",
      "@kitchen.night(hero stand, friend look) It was the evening before the raid. {Friend} stood at the sink, with {friendhis} back to {hero}. “Turn it off,” said {friend}. “What?” asked {hero}. “The thing under the apron. It hums when the oven's on.” {Hero} couldn't breathe. In the next room sat nine men with guns. {Friend} had only to raise {friendhis} voice.",
    ],
    end: [
      "@kitchen.night(hero talk, friend talk) {Friend} did not raise it. “How long have you known?” whispered {hero}, with the thing switched off. “Since the onions,” said {friend}. “I thought: at last. At last somebody comes.” {Friend} pulled a book from the flour tin, with all the payments of ten years. “I was only waiting for a person I could give it to.”",
      "@street.night(hero run, friend run) They went out through the yard with the rubbish, {hero} with the book, and {friend} in slippers, while they were calling for dessert in there. “In a minute!” {friend} called back. It was the last thing that {friend} ever said in that house. At the corner the vans of the police were standing without lights.",
      "+ @hall(hero sit, friend talk) {Friend} read out the whole book in court. It took three days, and some of the nine men wept, from anger. {Hero} sat in the first row with {his} own name on the badge. In the break {friend} looked at it. “So that's what you're called,” said {friend}. “I like it. The other one didn't suit you.”",
      "@kitchen(hero cook, friend cook) In a town that {hero} isn't allowed to name there's a small restaurant with four tables. Twice a year a guest comes there who doesn't need a menu, and goes straight through to the back. There's salt, and a radio. “You still cut onions like a policeman,” says {friend}. And {hero} cries, but that's the onions.",
    ],
  }),
  story({
    says: [
      /\b(?:obituar\w+|death notice|own death|own funeral|own grave|own gravestone|declared dead|officially dead|listed as dead|registered as dead)\b/i,
      /\b(?:newspaper|paper|read\w*|letter|train|breakfast|office|authorit\w*|town hall|funeral|finds?|found|discover\w*|alive|computer|bank|cemetery)\b/i,
    ],
    may: [/\bthe man opposite[^.]*/i, /\breali[sz]\w+ that [^.]*/i, /\bon a train from [^.]*/i],
    unless: /\b(?:morgue|undertaker|ghost\w*|faked?|fakes|insurance|detective|murdered)\b/i,
    of: "people",
    after: [
      "@cafe(hero read) {Hero} read it again, with one finger under the line. The name was right, and the year of birth. “Suddenly and far too soon,” it said. Only the day was wrong. The day was tomorrow's.",
      "@study(hero talk) At the newspaper a tired girl looked it up. “It was paid in cash,” she said. “An elderly lady. She wanted it to appear the day after tomorrow, but I mixed up the trays. She wrote down her address, for the bill.” It was a house with a garden, right behind the station.",
      "+ @street(hero walk) All the way there {hero} looked to the left and the right at each kerb. {He} walked around ladders. {He} thought of what stood in that notice, and what didn't. “Mourned by”, it said, and then there was a gap. {Hero} had a brother, and hadn't spoken to him since the quarrel about the house. That gap hurt worse than the date.",
      "@garden(hero talk) The old lady was cutting roses. When she saw {hero}, she let the scissors fall. “You're early,” she said. “I dream it, two nights before, and somebody ought to put it in the paper.” “What happens?” asked {hero}. “It's a crossing,” said the old lady. “With a red car. You're looking at your shoes, and you're sad.”",
    ],
    end: [
      "@street(hero talk) “Have you ever told one of them beforehand?” asked {hero}. She shook her head. Nobody had ever come to ask. {Hero} walked to the nearest telephone. It rang for a long time. “It's me,” {he} said to {his} brother. “I don't care about the house. I'd like to be in your notice, and have you in mine.” There was silence on the line. “Stay where you are,” said his voice. “I'm coming.”",
      "@street.day(hero stand) The next day {hero} stood at a crossing with {his} brother. They were laughing about something from long ago, and so {hero} had {his} head up. {He} saw the red car when it was still small. {He} took a step back and pulled {his} brother along by the coat. It shot past, over the exact spot, and the wind of it took both of their hats.",
      "+ @street(hero stand) They sat down on the kerb with weak knees. A hat lay in the road and had the print of a tyre on it. “What was that?” asked {his} brother. “Suddenly and far too soon,” said {hero}. And then {he} told him everything, and they missed their lunch, and their supper too.",
      "@garden(hero give) The old lady has stopped putting things in the paper. She rings people up instead, two nights beforehand, and {hero} dials for her. The notice hangs framed above {hero's} desk. {His} brother has filled in the gap, in pen: “Mourned by nobody for the present.”",
    ],
  }),
  story({
    says: [
      /\b(?:nobody|no one|not even|none of (?:her|his|my) [a-z]+)\b[^.]*\b(?:recogni[sz]\w+|knows?|knew|remembers?|remembered) (?:her|him|me|them|who (?:she|he)|that (?:she|he))\b|\b(?:forgotten by everyone|erased|never existed|as if (?:she|he) (?:had )?never existed)\b/i,
      /\b(?:wakes? up|w[oa]ke up|comes home|came home|one morning|returns?|returned|suddenly|husband|wife|family|mother|colleagues|everyone|everybody|apartment|flat)\b/i,
    ],
    may: [
      role("dear", "husband|wife|mother|father|boyfriend|girlfriend|daughter|son|sister|brother|best friend"),
      /\bw[oa]ke up\b/i,
    ],
    unless:
      /\b(?:amnesia|lost (?:her|his) memory|invisible|ghost\w*|alzheimer\w*|dementia|accident|disguise|costume|famous|parrot|village|king|prince)\b/i,
    of: "people",
    after: [
      [
        "@corridor(hero stand, dear stand) “Whom did you want to see?” asked {dear} at the door, quite politely. {Hero} laughed, and then {he} stopped. In those eyes there was nothing, no joke and no secret. On the wall behind hung the holiday picture. There was a gap in it, where {hero} had stood, and the sea went straight through.",
        "@corridor(hero stand) “Whom did you want to see?” asked the people at {hero's} own door, quite politely. {Hero} laughed, and then {he} stopped. In their eyes there was nothing, no joke and no secret. On the wall behind them hung the holiday picture. There was a gap in it, where {hero} had stood, and the sea went straight through.",
      ],
      "@street(hero walk) {Hero} walked through the town where {he} had lived for years. The baker didn't know which rolls. {His} key fitted no lock. In the mirror of a shop {he} was still there, and {he} was so grateful for it that {he} bought the mirror. There was one thing the others hadn't got any more, but {hero} had: {he} remembered all of them.",
      "+ @park(hero sit) On a bench in the park sat a man with a paper bag. “First day?” he asked. {Hero} turned round. He could see {him}! “I've been out for nine years,” said the man. “It begins quite small. When did you last tell somebody something that's true?” {Hero} wanted to answer at once, and had to think, and went on thinking.",
      [
        "@street.dusk(hero look, dear look) It was a fact: “Fine,” {hero} had been saying for years, to everyone, and “It's nothing,” and “You decide.” {He} had made {himself} smaller each time, until there was nothing left that people could have known. At dusk {he} stood under {his} own window. {Dear} was laying the table for one, and looked at the second chair for a long time.",
        "@street.dusk(hero look) It was a fact: “Fine,” {hero} had been saying for years, to everyone, and “It's nothing,” and “You decide.” {He} had made {himself} smaller each time, until there was nothing left that people could have known. At dusk {he} stood under {his} own window, and saw a table laid, with one chair too many.",
      ],
    ],
    end: [
      [
        "@corridor.night(hero talk, dear look) {Hero} rang again. “You don't know me,” said {hero} to {dear}. “But I'd like to tell you something. I can't stand that green lamp. I cried at your birthday, in the bathroom. I wanted to go to the sea, and I said that I didn't mind.” {Dear} had meant to shut the door. {Dear} stood there with one hand on it. “Which bathroom?” asked {dear} slowly.",
        "@corridor.night(hero talk) {Hero} rang again. “You don't know me,” said {hero}. “But I'd like to tell you something. I can't stand that green lamp. I cried at the last birthday, in the bathroom. I wanted to go to the sea, and I said that I didn't mind.” They had meant to shut the door. They stood there with a hand on it. “Which bathroom?” they asked slowly.",
      ],
      "@room.night(hero talk) It took the whole night. {Hero} talked until {he} was hoarse, about everything that {he} had never said: the bad things, the silly things, whom {he} envied, what {he} was afraid of. With each true word the picture on the wall grew a little darker at one place. First there was a shadow in the sea. Then it had shoes.",
      "+ @street.dawn(hero walk) Very early {hero} ran to the park with coffee and two rolls, the right ones. The man with the paper bag still sat there. “Tell me something,” said {hero}, and sat down beside him. “Anything, as long as it's true.” He looked at {his} hands. “I've got a daughter,” he said. And the coffee steamed, and he began.",
      [
        "@room.day(hero hug, dear hug) The green lamp is gone. On the wall hangs the picture, and two people are squinting in it, in front of the sea. “How are you?” asks {dear} each morning. {Hero} opens {his} mouth to say “Fine”, and shuts it, and thinks. Then {he} says how {he} is. It takes longer. The coffee gets cold over it.",
        "@room.day(hero talk) The green lamp is gone. On the wall hangs the picture, and somebody is squinting in it, in front of the sea. “How are you?” people ask each morning. {Hero} opens {his} mouth to say “Fine”, and shuts it, and thinks. Then {he} says how {he} is. It takes longer. The coffee gets cold over it.",
      ],
    ],
  }),
  story({
    says: [
      role(
        "campers",
        "teenagers|friends|kids|children|scouts|girls|boys|students|campers|class|cousins|siblings|boy|girl",
      ),
      /\b(?:ghost stories|ghost story|scary stor(?:y|ies)|horror stor(?:y|ies)|campfire|urban legend|legend|dare)\b/i,
      /\b(?:come(?:s)? true|came true|real|really|happen\w*|alive|suddenly|answer\w*|knock\w*|one of them|missing|vanish\w*|disappear\w*|starts? to)\b/i,
    ],
    may: [/\bin a (?:holiday |summer )?camp\b/i, /\btell each other\b|\btold each other\b/i, /\b(?:until|but) [^.]*/i],
    unless: /\b(?:bear|dog|detective|robot|writer|movie|film)\b/i,
    lead: "campers",
    after: [
      "@forest.night(hero talk) “And then she knocked,” whispered {hero}, “three times.” From the dark, from where there was only forest, came a knock, on wood, three times. They all laughed, much too loudly. “Very funny,” said {hero}. “Who was that?” But nobody was missing from the fire. They were all sitting there, and each had hold of somebody's sleeve.",
      "@forest.night(hero stand) In the story a girl in a grey cape had gone to fetch water, and lost her way in the fog, and knocked at every tree for a door. It was an old story. {Hero} had thought up the grey cape only that evening. Now fog came creeping between the trunks. In it something moved from tree to tree, small and grey, and knocked.",
      "+ @forest.night(hero run) They ran to the hut and pushed the table in front of the door. “How does it end?” they asked. “I don't know,” said {hero}. “I always stop at the knocking; it's scariest there.” Outside the steps went round the hut, and stopped, and went round again. “So she has never arrived,” somebody whispered, “because nobody has ever told it to the end.”",
      "@forest.night(hero look) {Hero} looked out through the crack. There she stood, in the cape, down to the buttons that {hero} had made up. She was no older than nine. She looked like a child that has been walking for a very long time. She raised her hand to the door. {Hero} took a deep breath.",
    ],
    end: [
      "@forest.night(hero talk) “But then,” called {hero} loudly, with a voice that shook, “the girl saw a light.” Outside the hand stopped in the air. “It was a fire, and there were children round it, and they weren't afraid.” “Not very,” said the others, and pushed the table away. {Hero} opened the door. The cold came in, and the fog, and stood there, and listened.",
      "@forest.night(hero talk) “They said, come and sit with us,” {hero} went on, walking backwards to the fire. They moved closer together on the log, until there was a gap. “They gave her the warmest blanket, and a potato. And she was allowed to choose which song.” Nobody breathed. In the gap the log creaked a little. And softly, off key, somebody started to hum.",
      "+ @forest.dawn(hero stand) They sang all night, everything that they knew. When the birds began, the fog had gone. On the log lay a blanket, folded small, and a potato skin. The water can that had been missing since the first day stood beside it, full to the brim. “She did fetch it,” said {hero}. It was the best tea that they had ever made.",
      "@forest.night(hero talk) They still tell that story by the fire each summer, with the grey cape and the knocking. But {hero} never stops at the scary place. They tell it to the end, to the light, and the potato, and the song. And there's always a gap left on the log.",
    ],
  }),
];
