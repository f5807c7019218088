import { role, story } from "../subject-story.ts";

/** Stories of people who are alone in space, or come back from there. */
export const lonelyStations = [
  story({
    says: [
      /\b(?:astronaut|cosmonaut|space station|spaceship|space)\b/i,
      /\b(?:last|alone|only (?:one|person|crew)|left behind|lonely|forgotten|stranded|on (?:his|her|my) own)\b/i,
    ],
    unless:
      /\b(?:mars|moon|planet|drift\w*|oxygen|alien\w*|voices?|signals?|message|mutter\w*|mother|father|son|daughter|wife|husband|brother|sister|earth (?:was|went|had|exploded)|war|dead|knock\w*|tea|robot|stowaway|dog|cat|children|love|seat|with an? (?:\w+ )?(?:boy|girl|child|woman|man|farmer|teacher|stranger|fisherman)|talks?|talked|plant\w*|chess|plays?|played)\b/i,
    of: "people",
    after: [
      "@spaceship(hero plant) There is a lot to do for a single person on a station. {Hero} dusted the fans. {He} watered the beans. {He} said good morning to the coffee machine, and sometimes, to keep in practice, {he} answered. Below the window the Earth turned, with all its lamps, and not one of the lamps was for {him}.",
      "@spaceship(hero talk) Every evening {hero} sat down at the radio and called. “Station here. Is anybody listening?” There was only the hiss, like rain on a tin roof. {He} told the hiss what {he} had eaten, wished it a good night, and switched it off. {He} did that for a hundred and six evenings.",
      "+ @spaceship.night(hero read) On the wall {hero} kept a list of what {he} missed. It had begun with people. Then came smaller things: wind, dogs, being in someone's way, the noise of a neighbour who cannot play the trumpet. {He} read the list aloud when {he} could not sleep.",
      "@spaceship(hero look) On the next evening the hiss coughed. “Hello?” said the careful voice of an old woman. “Is that the one with the beans? I hope you don't mind. I mend wireless sets, and I've had you in my kitchen every night since spring. I never had a thing that could send. I had to build it first.”",
      "+ @spaceship(hero talk) {Hero} could not speak. It was the most foolish thing: all those evenings, and now not a word. “Are the beans all right?” asked the old voice anxiously. And then {hero} laughed, and it came out rusty, like a door. They talked until the station had gone around the world and the voice was lost behind the mountains.",
    ],
    end: [
      "The old woman had a name, Ottilie, and she had a telephone, and no fear of anybody. She rang the ministry. She rang it each morning at eight. She told every newspaper that somebody had been left up there like an umbrella on a train. By the end of the week people stood in the streets and looked up.",
      "@spaceship.night(hero look) And that night {hero} saw it. On the dark side of the Earth, where one small town had to be, all the lamps went off. Then they went on again, all together, and off, and on. It was Ottilie's whole town, waving. {Hero} took the big torch and waved back until the battery was empty.",
      "@spaceship(hero carry) Six weeks later a ship knocked at the hatch, so gently as if it feared to wake anyone. {Hero} had put on a clean shirt and packed the list. On the way down {he} did not look at the stars. {He} had seen them.",
      "@kitchen(hero eat) There is a kitchen now, full of wires, where two people sit on Sundays and eat beans. They hardly speak. On the wall hangs the list of things that were missed, and only the trumpet has not been crossed out. The neighbour is still learning.",
    ],
  }),
  story({
    says: [
      /\b(?:astronaut|cosmonaut|space)\b/i,
      /\b(?:c[ao]me?s? (?:home|back)|return(?:s|ed)?|back (?:home|to earth|on earth)|homecoming)\b/i,
      role("child", "daughter|son|little sister|little brother|children|kids|wife|husband|mother|father|family"),
    ],
    unless: /\b(?:not really|keys|dead|living as|impostor|dog)\b/i,
    of: "people",
    after: [
      "@kitchen(hero stand) Nobody had told {hero} how loud the Earth would be. The leaves were loud, the rain was loud. {He} walked like somebody on a ship, with a hand on every wall, and at the first breakfast {he} let go of a full cup in the air, because in {his} head it would stay there. It did not stay there.",
      "@kitchen(child stand, hero look) {Thechild} swept up the pieces and said politely that it didn't matter. Now there were other shoes, another laugh, and a way of leaving the room that {hero} had never seen.",
      "+ @room(hero talk, child sit) So {hero} told stories: about sunrises, sixteen a day, and about sleeping on the wall. {Thechild} listened with {childhis} hands folded, as people listen to a visitor. “That sounds lovely,” {childhe} said. Then it was quiet, and both of them looked at the clock.",
      "@kitchen.night(hero stand, child talk) At night {hero} could not sleep, because the bed pulled {him} down. {He} stood in the dark kitchen and held on to the table. Suddenly the light went on. {Thechild} stood in the door. “You do it, too?” {childhe} asked. “Do what?” “Stand here at three. I've stood here every night since you left. You flew over at three.”",
      "@kitchen.night(hero sit, child stand) {Hero} sat down, slowly. {Thechild} opened the drawer under the table. It was full of pencil marks on paper, one for every time the little light had crossed the window. “I always waved,” said {thechild}. “It was stupid. I knew you couldn't see it.”",
    ],
    end: [
      "@kitchen.night(hero give, child take) {Hero} got up and fetched the bag that {he} had not unpacked in all those weeks. In it lay the notebook from the station, the private one, with a page for every day. In the corner of each page stood a time, and behind the time a tiny drawing of a hand. “Three o'clock over our house,” said {hero}. “Each time. I couldn't see it, either.”",
      "@kitchen.night(hero read, child read) They laid the pencil marks and the notebook side by side and counted. There were nights with a mark and no hand, and nights with a hand and no mark, when there had been clouds. But nearly all of them fitted. Neither {hero} nor {thechild} said that it didn't matter.",
      "+ After that it was not easy at once, but it was real. They had a quarrel about the bathroom. They slammed doors. {Hero} dropped two more cups, and {thechild} laughed out loud, and it was the old laugh after all, it had only been in its case.",
      "@garden.night(hero look, child look) Now and then, on a clear night, they go out on the lawn at three in the morning, with coats over their pyjamas. A small light crosses the sky, with other people in it. {Hero} and {thechild} wave, both of them, with both arms, just in case.",
    ],
  }),
  story({
    says: [
      /\b(?:Mars|moon|lunar|martian|colony|Venus|Titan|Europa|planet|base)\b/i,
      /\b(?:late|oxygen|air|supply|supplies|running out|water|last (?:tank|ration)|run out|leak\w*)\b/i,
      /\b(?:oxygen|supply|supplies|air|leak\w*)\b/i,
    ],
    unless:
      /\b(?:love|murder|plants?|garden\w*|greenhouse|tomato\w*|vot(?:e|es|ed|ing)|who tells|second (?:submarine|ship|capsule|boat)|only one who|secret\w*|children|sabot\w*|decid\w* who|who (?:can|could|may|must|has to|had to) (?:leave|stay|go|die)|lottery|draw lots)\b/i,
    of: "people",
    after: [
      "@spaceship(hero stand) They turned the lamps down first. After that they turned down the heating, and sat at supper in their coats. On the wall was the big dial, and everybody who came in looked at it before they looked at each other. “It's enough,” said {hero} when the children asked. “Breathe as usual.” But {hero} could do the sum.",
      [
        "@spaceship(hero talk, mate talk) “How long?” asked {talker} when they were alone. “Nine days,” said {hero}. “Ten, if nobody runs.” {Talker} thought about it. “I'll teach them whispering,” said {talker}. “I'll tell them it's a competition.” And that evening, indeed, the whole station was as quiet as a library.",
        "@spaceship(hero talk) It was nine days' worth. Ten, if nobody ran. {Hero} told the council behind a closed door, and the council decided that nobody else should know. By the evening everybody knew. Nobody shouted. An old man took off his watch and laid it on the table, as if that could help.",
      ],
      "+ @spaceship(hero stand) Then came the meeting. There were those who wanted to lock up what was left and those who wanted to draw lots. Voices grew loud, and loud voices use up air, and somebody said so, and was shouted down. {Hero} stood by the dial and watched the needle fall.",
      "+ @spaceship(hero talk) “Stop,” said {hero}. “All of you. Hold your breath.” It was such an odd thing to say that they did it. The pumps hummed. Under the hum there was something else, thin and high, like a kettle in a house far down the street.",
      "@spaceship(hero walk) It was not only that nothing came from outside. Something was going out. {Hero} went along the walls with a burning match, room after room, and watched the flame. In the oldest part of the station, behind the pipes, where nobody had been since the first year, the flame leaned over and pointed.",
    ],
    end: [
      "@spaceship(hero stand) Behind the panel was a door, and on the door a number in old paint: store one. Its lock had rusted, and through the rust the air had gone, hour by hour. {Hero} broke it open with a spade.",
      "@spaceship(hero look) The torch went over shelves and shelves. There they lay, as the pioneers had left them: forty grey bottles, full, and above them a strip of tape on the wall. “For those who come after us,” someone had written on it. “If you need this, you were careless. Breathe deeply.”",
      "@spaceship(hero give) They mended the leak with a rubber boot, turned on the first bottle, and all took one deep breath together. And on the day when the ship came in, and the pilot apologised a hundred times, they gave him supper and let him wait for his coffee.",
      "@spaceship(hero write) Store one is full again now. Every year, on the same date, the smallest child is allowed to carry one bottle in and put it on the shelf. The strip of tape still sticks there. Under it hangs a second one, in {hero's} handwriting: “For the next ones. We were careless, too.”",
    ],
  }),
  story({
    says: [
      /\b(?:Mars|moon|lunar|space|station|colony|planet|spaceship|starship|generation ship)\b/i,
      /\b(?:greenhouse|garden\w*|plants?|grows?|grew|flower|tomato\w*|potato\w*|tree|seeds?|rose|sunflower|botanist|strawberr\w*)\b/i,
      /\b(?<plant>tomato(?:es)?|potato(?:es)?|flower|tree|seeds?|rose|sunflower|strawberr(?:y|ies)|beans?|apple tree|lettuce|garden|greenhouse|plants?)\b/i,
    ],
    unless: /\b(?:plastic|murder|killed|robot|dragon|cow|rabbit)\b/i,
    of: "people",
    after: [
      "{Hero} had brought earth from home, a single jar of it, and mixed it with the grey dust of this place. Every morning {he} knelt down and looked. Every morning there was nothing to see. “You may as well sow in flour,” said the engineer with the cold hands.",
      [
        "+ “Perhaps it's lonely,” said {talker}. “At home there is always noise around a plant. Birds. Quarrels. Radios.” {Hero} laughed at that. But when {talker} had gone, {hero} looked over {his} shoulder to see whether anybody was near, and began to sing to the ground, softly and not very well.",
        "At home, {hero} remembered, there had always been noise around every plant: birds, quarrels, somebody's radio. Here there was only the hum of the pumps. {Hero} looked over {his} shoulder to see whether anybody was near, and began to sing to the ground, softly and not very well.",
      ],
      "On the twentieth day there was a crack in the dust. On the twenty-first something stood in the crack, bent like a question mark, and it was green. Green! In all this grey it was so loud that it almost hurt. By noon the whole crew lay around it on their stomachs.",
      "+ From that day nobody came late from work. They brought it presents: a spoon of their own washing water, a mirror to catch more light. The engineer with the cold hands said nothing. But one night {hero} found him in there, breathing on the leaf, because breath, he said, was supposed to be good for it.",
      "Then the dust storm came, and the power went. One after the other the lamps over the bed turned red and died. “We have power for the heating or for your plant,” said the commander, “and it is for two nights.” {Hero} looked at the tired faces in the doorway. “For the heating, of course,” said {hero}.",
    ],
    end: [
      "{Hero} stayed in there, in all {his} clothes, and held both hands around the stem. After an hour the door opened. In came the engineer with his blanket. Then came the cook, and then the doctor. One by one they sat down in a ring, shoulder to shoulder, as close as they could, and warmed it.",
      "For two nights they sat there and told each other under what trees they had been kissed. The frost came down the walls, as far as their backs, and no further. When the lamps went on, their eyebrows were white. The leaf hung down. Slowly, as they watched, it lifted its head.",
      "It grew, and it bore. There was so little at the first harvest that the cook cut it with a scalpel, one thin slice for each of them. Nobody spoke for quite some time. “Well,” said the engineer at last, hoarsely. “Flour.”",
      "There are rows of beds now, and children steal from them. But on the first one nobody picks. A little fence of spoons stands around it, and beside it lies the empty jar from Earth. Whoever goes by says good morning to it, or sings something, softly and not very well.",
    ],
  }),
  story({
    says: [
      /\b(?:signal|message|radio|voice|sound|transmission)s?\b/i,
      /\b(?:from (?:outer |deep )?space|from (?:the|another) (?:star|planet|galaxy)\w*|astronom\w*|telescope|observatory|alien\w*)\b/i,
    ],
    unless: /\b(?:future|own voice|crash\w*|school|farm)\b/i,
    of: "people",
    after: [
      "{Hero} played it again and again that night, until {he} knew it by heart. It was not a hiss, and it was not a mistake of the wires. It came in groups, like somebody who says something, waits politely for an answer, and, since there is none, says it once more.",
      [
        "+ “Show nobody,” said {talker}. “Not before we are sure. They'll either laugh at us or take it away.” So they sat there side by side, night after night, with cold coffee, and pinned the strips of paper to the wall until the wall was full. {Hero} began to dream in dots and dashes.",
        "@kitchen(hero look) The director of the institute listened for half a minute. “A satellite,” he said. “Or somebody's microwave oven.” And he went to lunch. {Hero} took the recording home under {his} coat, and pinned the long strips of paper to the kitchen wall, over the calendar, over the window, until the kitchen was full.",
      ],
      "@room.night(hero look) The key came by accident. A child in the flat next door was practising the piano, always the same piece and always with the same wrong note, and {hero}, half asleep, saw that the dots on the wall went up and down in the same way. It was not language at all. It was a tune.",
      "+ {Hero} hummed it. It had a beginning, a middle, and then it broke off, every time at the same place, like a stair that is missing a step. After the gap came the long pause. Whoever was sending this did not know how it went on, or wanted to know whether {hero} did.",
      "It took {him} until morning to see it. Half a lifetime ago, when {hero} was new in this work, a music programme had gone out from the big aerial one night, because a technician had mixed up two plugs. It had been on the air for only a few seconds, an old lullaby, and then somebody had pulled the plug in the middle of the line.",
    ],
    end: [
      "So that was what had been travelling all this time: a lullaby, cut off in the middle. Somebody had caught it out there, in the dark, with whatever they had for ears. And they had been asking ever since, as patiently as children at bedtime: how does it go on?",
      "It was strictly forbidden to send anything. {Hero} knew the paragraph. {He} went up to the big aerial at night, switched off the alarm, and put {his} lips to the microphone. {He} could not sing very well. {He} sang the second half of the lullaby, right to the last note.",
      "There was trouble, of course. It did not matter. The signal had stopped. For the first time in weeks nothing came in groups, nothing waited. The experts wrote that it had been a satellite after all. Only {hero} knew better what such a silence means. It means that somebody is asleep.",
      "After that {hero} sat by the window again and counted ordinary stars. Only sometimes, late, a single short sound came in from the same corner of the sky, soft, like someone turning over in bed. {Hero} never reported it. {He} only said, “Good night.”",
    ],
  }),
];
