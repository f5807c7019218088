import { role, story } from "../subject-story.ts";

/** Stories of doors to another year, sled dogs, knocks on a hull, chains and voices from closed stations. */
export const knocksAndSignals = [
  story({
    says: [
      /\b(?:secret |hidden |strange |old )?(?:doors?|lift|elevator|wardrobe|cellar|attic|staircase|stairs|tunnel|mirror|train|bus|taxi|tram|passage|corridor|gate|telephone|bookcase|shelf|street|fog|cupboard)\b(?: (?:in|behind|under|of) (?:the|a|an|her|his|their) (?:old )?[a-z]+)?(?: (?:that|which) (?:led|leads|opens|opened|goes|went|stopped|stops) (?:in|into|to|only in))?/i,
      /\b(?:(?:the )?year (?:1[0-8]|19[0-6])\d\d|in(?:to)? (?:the )?1[0-8]\d\d(?:s)?|in(?:to)? (?:the )?19[0-6]\d(?:s)?|(?:to|from) (?:the )?(?:1[0-9]\d\d)s?|(?:to|into|in) the (?:past|middle ages|(?:\w+teenth) century|stone age|roman times)|(?:a |one |two |three |four |five )?hundred years (?:ago|earlier|back|in the past))\b/i,
      /\b(?:leads?|led|opens?|opened|goes|went|steps?|stepped|walks?|walked|ends? up|ended up|finds?|found|discover\w*|gets? out|got out|stops?|stopped|takes?|took|through|comes? out|came out|lands?|landed)\b/i,
    ],
    may: [
      role("friend", "brother|sister|friend|cat|dog|colleague|classmate|grandson|granddaughter|daughter|son"),
      /\b(?:the year |in(?:to)? |to )(?<date>1\d\d\d)\b/i,
    ],
    unless:
      /\b(?:photo\w*|born in|since 1|diary from|letters? from|murder\w*|killer|grandmother|grandfather|grandpa|grandma|soldier|ghost|own (?:mother|father)|titanic|built in|closed in|station that closed|painting|radio|telegram|rescue|library book|message|parents|time machine)\b/i,
    of: "people",
    after: [
      [
        "@street(hero look) {Hero} stood in a lane of mud, and over it hung washing, and somewhere a bell was being rung by hand. “What year is this?” {he} asked a girl with a basket. “Are you drunk?” said the girl. “It's {date}, as it was yesterday.” She stared at {his} shoes. “What have you got on your feet? Boats?”",
        "@street(hero look) {Hero} stood in a lane of mud, and over it hung washing, and somewhere a bell was being rung by hand. “What year is this?” {he} asked a girl with a basket. “Are you drunk?” said the girl. “The same as yesterday.” She stared at {his} shoes. “What have you got on your feet? Boats?”",
      ],
      [
        "+ @street(hero talk, friend look) “We ought to go back,” said {thefriend}. “Nobody must notice us.” By then half the lane had noticed. A man felt the cloth of {hero's} sleeve. A goat ate {hero's} ticket. “Where are you from?” they all asked. “From over there,” said {hero}, and pointed at the door, and that was the truth.",
        "+ @street(hero talk) {Hero} ought to have gone straight back. Nobody must notice {him} here, in the past. But by then half the lane had noticed. A man felt the cloth of {his} sleeve. A goat ate {his} ticket. “Where are you from?” they all asked. “From over there,” said {hero}, and pointed behind {him}, and that was the truth.",
      ],
      "@room(hero talk) The girl with the basket was called Lotte, and she was the printer's daughter. She knew a great deal, but she could not read. “Girls don't learn it,” she said. {Hero} took a piece of chalk. “This is an L,” {he} said. “It's the first one of yours.”",
      "+ @room(hero write) {Hero} came back the next day, and the day after that. On this side hardly an hour went by each time. Lotte wrote on the walls, on the barrels, on the pig. Her head did not get hot. Once she asked: “And how is it over there, where you come from? Can girls read there?” “All of them,” said {hero}. Lotte put down the chalk and was quiet for a long time.",
      "@street.dusk(hero stand) Then the way through began to close. {He} could go one last time, and then {he} would be either here or there. “Will you come with me?” {hero} asked. Lotte looked at the light. She looked at the lane, with all the girls and their baskets.",
    ],
    end: [
      "@street.dusk(hero talk) “If I go, who'll teach them?” Lotte said. “I'll put something by for you,” she said. “I'm a printer's daughter; we know how you send things a long way.” Behind {hero} there was a click, and when {he} turned round, there was only a wall.",
      "@library(hero read) {Hero} looked for her in every book, in the oldest lists and registers. Then, in a case in the reading room, {he} found a thin brown primer, printed by hand. On its first page was a letter as big as a plate. It was not an A. It was an L.",
      "@library(hero look) “That's a curious one,” said the lady who looked after the books. “It's the first schoolbook for girls in the whole country. Nobody knows why it begins with an L, or what this is meant to be.” Below the letter was a small picture: a pair of very strange shoes. They did look a little like boats.",
      "@library.golden(hero stand) {Hero} laid {his} hand flat on the glass, and laughed, and had to blow {his} nose. And before {he} leaves, {hero} writes a letter of the alphabet on the old wall outside, with chalk, quite low down, where a girl with a basket might see it.",
    ],
  }),
  story({
    says: [
      /\b(?:sled(?:ge)? dogs?|dog sled\w*|husk(?:y|ies)|sledge dogs?|lead dog|mush(?:er|ers|ing)|sled team)\b/i,
      /\b(?:lost|storm|blizzard|snow\w*|ice|race|medicine|serum|way|leader|expedition|old|blind|small\w*|alaska|arctic|greenland|lapland|north|lead\w*|led)\b/i,
    ],
    may: [
      role("dog", "lead dog|old dog|youngest dog|smallest dog|husky|puppy|sled dog"),
      /\b(?<load>medicine|serum|mail|vaccine|letters?)\b/i,
    ],
    unless: /\b(?:summer|beach|apartment|space\w*|murder\w*|toy)\b/i,
    after: [
      "@snow(hero stand) On the ice there were no paths, only wind. The dogs ran with low heads, and the sled hissed behind them. {Hero} felt it first through the harness and the snow, before there was anything to be seen: it smelled wrong. It smelled of salt.",
      "@snow.storm Then the storm came down like a tent. In front of the sled the last dog could no longer see the first. “Left!” came the shout, and a moment later: “No, right!” The dogs knew that tone of voice. It is how people sound when they have lost their way and do not want the dogs to know.",
      [
        "@snow.storm(dog stand) {Thedog} stopped. Fourteen lines went slack, one after another. “Go on!” came the shout from behind. In front there was a white plain, smooth as a plate, and nothing in the world seemed to be wrong with it. {Thedog} lay down across the track.",
        "@snow.storm(hero stand) At the very front the team stopped. Fourteen lines went slack, one after another. In front there was a white plain, smooth as a plate, and nothing in the world seemed to be wrong with it. But not a dog would set a paw on it. They lay down across the track.",
      ],
      "+ @snow.storm A boot came through the snow, and then a face, white to the eyelashes. There might have been a quarrel then. But the boot took one more step, past the dogs, on to the smooth part, and a crack ran out from under it, quick and black, with water in it. A mouth full of teeth had the sleeve before the water had the man.",
      "@snow.storm(hero sit) “All right,” said a hoarse voice from the sled, when nobody had shouted for a while. “I don't know the way. I haven't known it since yesterday.” “Do you know it? Then go. I won't say another word.”",
    ],
    end: [
      [
        "@snow.storm(dog run) {Thedog} stood up, shook off the snow, and put a nose into the wind. Far behind the storm, thin as a hair, there was something: smoke, and old fish, and a stove. {Thedog} turned the team round by half a circle, in the direction that nobody would have chosen, and began to trot.",
        "@snow.storm The dogs stood up, shook off the snow, and put their noses into the wind. Far behind the storm, thin as a hair, there was something: smoke, and old fish, and a stove. They turned round by half a circle, in the direction that nobody would have chosen, and began to trot. Behind them there was no shouting. There was only the hiss of the sled.",
      ],
      "+ @snow.night They ran all that night. When one of the dogs limped, it was lifted up on the sled, and somebody with two legs ran in its place. Each time that the team slowed down at a ridge, or made a curve around nothing at all, {hero} trusted the noses in front. Behind the nothing, once, lay a crevasse as deep as a church.",
      "@village.dawn(hero run) At dawn a bell rang. There were lights in a row, and a door, and the smell was so strong now that all the dogs sang. People ran out with blankets. “We'd given you up!” they called. {Hero} was much too tired to say anything. All the snow-white faces only turned to the front of the team.",
      [
        "@village.golden(dog eat, hero sit) There was reindeer meat that day, and it was handed out in the right order: {thedog} first, then the team, and then the people. Beside the stove, at the very best place, lies a red blanket since then. It belongs to {thedog}. And on the new maps of that coast there is a curve around nothing at all. They call it the Nose.",
        "@village.golden(hero sit) There was reindeer meat that day, and it was handed out in the right order: the lead dog first, then the team, and then the people. Beside the stove, at the very best place, lies a red blanket since then, and there is always somebody with four legs asleep on it. And on the new maps of that coast there is a curve around nothing at all. They call it the Nose.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:submarine|diving bell|bathyscaphe|u-boat|submersible|underwater station|spaceship|space station|spacecraft|capsule|starship|moon base)\b/i,
      /\b(?:knock(?:s|ed|ing)?|tap(?:s|ped|ping)?|scratch(?:es|ed|ing)?|bang(?:s|ed|ing)?|someone (?:at|is at) the (?:door|hatch)|somebody (?:at|is at) the (?:door|hatch))\b/i,
    ],
    may: [/\b(?<ship>submarine|diving bell|u-boat|submersible|spaceship|space station|capsule|starship|moon base)\b/i],
    unless: /\b(?:wardrobe|classroom|murder\w*|code|daughter|son|wife|husband|mother|father|brother|dead|late)\b/i,
    of: "people",
    after: [
      "{Hero} held up one hand, and nobody in the {ship} breathed. It came again: three knocks, a pause, three knocks. Somebody was knocking on the outside of the hull, where nobody can be, and they were doing it politely.",
      [
        "“It's a loose pipe,” said {talker}. “It's always a loose pipe.” {Hero} went along the hull with a stethoscope from the medicine chest. At the hatch it was so loud that {hero} drew back. “A pipe,” {hero} said, “does not wait for an answer.”",
        "“It's a loose pipe,” said the engineer. “It's always a loose pipe.” {Hero} went along the hull with a stethoscope from the medicine chest. At the hatch it was so loud that {hero} drew back. “A pipe,” {hero} said, “does not wait for an answer.”",
      ],
      "So {hero} took a spanner and knocked back, three times. Then they knocked twice. “They're not asking to come in,” {hero} said slowly. “They are showing us something. They're knocking further and further back.”",
      "+ The knocking wandered along the outside, beyond the bunks, beyond the store, and {hero} followed it on the inside with a lamp. No one in the {ship} was joking any more. At the last bulkhead, behind which there was only the machine, it stopped. Then it began to hammer, in one place, with all its strength.",
      "{Hero} laid an ear on the cold wall, and with that {he} heard it: a hissing, as fine as a thread. It was in here, under the floor plates. {Hero} tore them up. There ran a crack in the weld, as long as an arm, and it was growing while they looked at it.",
    ],
    end: [
      "They pressed mattresses on the crack, and plates on the mattresses, and then they welded, with water or frost up to their wrists. And from the outside, just over the crack, something pressed against the hull as well. {Hero} saw the metal, which had been bending outwards, slowly go back.",
      "{Hero} went to the round window by the hatch and rubbed it clear. Then part of the dark moved, and was close, and had an eye in it, as big as a wheel and very old. {Hero} laid a hand on the glass. “Thank you,” {he} said.",
      "The eye closed, and opened. Something tapped on the glass in front of {hero's} palm, so lightly that it hardly sounded: once. Then it turned away, and it took a long time to go by, because it was longer than the {ship}.",
      "{Hero} has been up in the daylight again for a good while. But {he} has a habit that makes people smile: before {he} goes to bed {he} knocks on the wall, three times, and waits. They knock back twice, and think that it is a joke.",
    ],
  }),
  story({
    says: [
      /\b(?:handcuff\w*|chain(?:s|ed)?|shackle\w*|tied together|bound together|cuffed)\b/i,
      /\b(?:enem(?:y|ies)|prisoners?|convicts?|thief|thieves|policeman|policewoman|cop|detective|soldiers?|rivals?|two (?:men|women|people|strangers|brothers|sisters)|together|guard|slaves?)\b/i,
      /\b(?:swim|swam|escap\w*|fle[ed]\w*|shore|forest|desert|mountain\w*|swamp|run|ran|walk\w*|cross\w*|surviv\w*|island|sinks?|sank|crash\w*|jungle|train|together|snow|key)\b/i,
    ],
    unless: /\b(?:murder mystery|magician|escape artist|wedding|party|school|chain of|gold chain|classroom|bicycle)\b/i,
    of: "people",
    after: [
      "The chain between them was as long as a forearm. When the tall one went to the left, it tore at the short one's wrist, and the short one cursed. {Hero} had never been so close to an enemy. They hated each other, as enemies do who know each other well. “You're dragging me,” said the short one. “You're lame,” said the tall one.",
      "They fell down nine times before they found it out: you have to do it in step. “Left,” growled the tall one. “Right.” It worked.",
      "@forest.night In the first night it grew so cold that the chain burned on the skin. In the end it was the tall one who moved closer. “It's only because of the cold.” “Of course,” said the short one, and turned so that the wind hit his own back.",
      "+ @forest With a stone they hammered on the chain for half a day. It only got shiny. While they took turns at it they had to hold the chain for each other, quite still, with the fingers close to the blow. Neither of them hit the other's hand. Both had the chance, and both of them noticed it.",
      "@river Then they came to the gorge. Over it lay a tree trunk, wet and narrow, and far beneath it the water was white. The tall one went first. In the middle, where it was the most slippery, a foot shot out into the air.",
    ],
    end: [
      "@river There was a jerk that almost tore the wrist off. The tall one hung over the gorge by the chain. Above lay the short one, flat on the trunk, with both arms around it, grey in the face. The chain that they had cursed for three days held like nothing else in the world.",
      "@forest On the other side they lay next to each other and looked at the sky. Something glittered in the moss. It was a key. “Since when have you had that?” “Since the first day,” said the short one. “I wanted to wait until you were asleep, and run.” “And why didn't you?” “You never slept.”",
      "@forest The tall one opened the lock. They went three steps. Both of them staggered, because nothing pulled. “Left,” said the tall one. “Right,” said the short one. It was simply easier like that.",
      "@street.golden They came out of the wood side by side, in step, and the people who saw them took them for brothers. But the chain was sawn through in the middle. Half of it hangs over the tall one's door, and half of it over the short one's.",
    ],
  }),
  story({
    says: [
      /\b(?:radio|walkie[- ]?talkie|telephone|phone|telegraph|morse|transmitter|receiver|signal|frequency|phone (?:box|booth))\b/i,
      /\b(?:(?:closed|shut down|abandoned|destroyed|sank|burned down|burnt down|disappeared|dead|lost|disconnected) (?:in|for|since|station|ship|years|long|line|number)\b|(?:from|with) (?:the )?(?:19\d\d|18\d\d|past|dead|a (?:ship|station|plane|crew|man|woman) (?:that|who|which))|(?:years|decades|a century) (?:ago|earlier|old)|no longer exists?|(?:doesn't|didn't|does not|did not) exist (?:any ?more|any longer)|out of order|not connected|cut off years)/i,
      /\b(?:answer\w*|voice|hears?|heard|receiv\w*|signal|message|calls?|called|rings?|rang|speaks?|spoke|talk\w*|picks? up|picked up|contact\w*|distress|sos|repl\w+)\b/i,
    ],
    may: [/\b(?<station>station|ship|plane|lighthouse|base|lightship|submarine|expedition|trawler|aircraft)\b/i],
    unless:
      /\b(?:aliens?|space ?ship|from space|planet|astronaut|mother|father|husband|wife|grandm\w+|grandf\w+|daughter|son|murder\w*|future|himself|herself|ex-)\b/i,
    of: "people",
    after: [
      "@study.night(hero look) “Receiving you,” said the voice on the radio, through the crackle. {Hero} had only called out of habit, as you whistle in the dark. {He} looked at the list on the wall. Behind the name that the voice had given there was a line, drawn with a ruler, and the word: closed.",
      [
        "@study.night(hero talk) “Who is this?” asked {hero}. “Wells, the operator. Who else would it be?” said the voice cheerfully. “Has the {station} been forgotten down there? The others say it's the weather.”",
        "@study.night(hero talk) “Who is this?” asked {hero}. “Wells, the operator. Who else would it be?” said the voice cheerfully. “Have we been forgotten down there? The others say it's the weather.”",
      ],
      "@library(hero read) In the morning {hero} looked it up in the old newspapers. It had happened in a single night, in a storm. An SOS had been sent for two hours, the paper said, but that evening every receiver on the coast was switched off, because of a holiday. In the list of names stood: Wells, operator, 24 years old.",
      "+ @study.night(hero talk) They talked each night after that, {hero} and Wells. Wells had a girl who was called Rose, and a plan to open a radio shop. {Hero} told him as little as possible. “What's the date over there?” Wells asked once. {Hero} held {his} hand over the microphone for a while. “The same as with you,” {he} said then.",
      "@study.storm(hero look) Then the evening came. “It's getting rough,” said Wells. “I'm going to call the coast. They'll send help.” And {hero} knew that there would be no one on the coast who heard him, not on this night.",
    ],
    end: [
      "@study.storm(hero talk) “Wells, listen to me,” said {hero}. “Take the boat now, at once, not in an hour. Row to the north, even if it seems wrong. There's a bay behind the point; I have the chart in front of me.” “How do you know all that?” asked Wells. “I'm further up,” {he} said. “I can see more from here.”",
      "+ @study.dawn(hero sit) There was a shout, and a crash, and then only the hiss. {Hero} called until it was light. Nobody answered. On the wall the list hung as it had always hung, with the line and the word. {Hero} laid {his} head down on the table, beside the receiver. You cannot change what has long been in the newspaper.",
      "@study(hero give) There was a knock at noon. An old lady stood outside, with a parcel. “My father left this,” she said. “It says that it must be handed in here, on this date and not before. We have all been waiting for this day for years.” On the label, in neat old writing, stood {hero's} name.",
      "@study.golden(hero look) In the parcel lay a valve from an old transmitter, and a card. “All nine of us rowed north,” it said. “You were right, you really could see further. Over and out. Wells.” {Hero} crossed out the word on the wall. Every night, before {he} switches off, {hero} calls once round the whole scale, all the way, out of habit. “Receiving you,” {he} says, to whoever might be there.",
    ],
  }),
];
