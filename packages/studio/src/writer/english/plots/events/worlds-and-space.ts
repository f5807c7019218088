import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

/** Other planets, other times, and doors to other worlds. */
export const worldsAndSpace: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:crash-?land(?:ed|s)|crashed|made an emergency landing|was stranded|got stranded|got stuck|broke down)(?: [a-z]+)? (?:in|on|near|behind|into|at|outside) {spot}",
    ),
    idea: /\b(?:aliens?|ufo|spaceships?|martians?|flying saucer|space ship|from (?:another|outer) (?:planet|space))\b/i,
    after: [
      [
        0,
        "There was a bang, and then it rained potatoes, or what had once been potatoes. When the smoke had blown away, something round and silver was stuck there, and a flap opened. “Is this where one may stop?” asked a thin voice.",
        "There was a bang that made the windows rattle. When the smoke had blown away, something round and silver was stuck there, and a flap opened. “Is this where one may stop?” asked a thin voice.",
      ],
      [
        1,
        "They looked at the damage together. One part was missing, no bigger than a teacup. “It is called something that you can't pronounce,” said the thin voice. “Without it I only fly in circles.”",
      ],
      [
        2,
        "They tried it with the lid of a jam jar, and it smoked. They tried it with an egg whisk, and it played music. They tried it with the bell of a bicycle, and all the cows for miles around lay down.",
      ],
      [
        2,
        "In between there was supper. The guest ate the napkins and left the dumplings. “Very good,” said the thin voice. “And what are the warm stones for?”",
      ],
    ],
    end: [
      [
        0,
        "What fitted in the end was the tea strainer. It clicked into place as if it had been made for it, and a light went on, as green as a gooseberry. They all stood around and did not say anything. “Now I can go home,” the thin voice said, and it sounded a little glad and a little not.",
      ],
      [
        1,
        "In {spot} there is a round place where everything grows in a circle, twice as high as beside it. And once a year, in August, it smells of napkins at night, and in the morning the tea strainer is lying on the doorstep, newly polished, with a receipt.",
        "There is a round place where everything grows in a circle, twice as high as beside it. And once a year, in August, the tea strainer is lying on the doorstep in the morning, newly polished, with a receipt.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:spaceship|space ship|rocket|space station|spacecraft|ship|shuttle|capsule)\\b[^.]*?\\b(?:ran out of|runs out of|broke|was damaged|lost|drifted|was hit|got hit|got stuck|was stuck|got lost|stopped)\\b[^.]*",
    ),
    idea: /\b(?:space|spaceships?|planets?|astronauts?|black hole|mars|moon|galaxy|asteroids?|orbit|cosmos|stars)\b/i,
    after: [
      [
        0,
        "A red lamp went on, and then a second one, and then a voice said kindly: “Please remain calm.” It had never been so quiet on board. One could hear the coffee machine dripping.",
      ],
      [
        1,
        "They put on the table what there was: six tins of beans, a fire extinguisher, forty metres of washing line and an accordion. “Who brought an accordion?” “It was on the list,” said the cook. “Under entertainment.”",
      ],
      [
        2,
        "Everybody had an idea, and nobody let the other one finish. “One at a time!” somebody shouted in the end. So they sat in a circle and passed the spoon around. Only the one with the spoon was allowed to speak. After the third round there was a plan.",
      ],
      [
        2,
        "Outside it was dark, and very large. One does not look out for too long at such moments. One holds the torch for the person with the screwdriver.",
      ],
    ],
    end: [
      [
        0,
        "It was the fire extinguisher that did it. They tied it outside with the washing line and all pulled on three. There was a white puff, not even very loud. For a moment nothing happened. Then the stars in the window started to move, all in the same direction. “We're flying!” somebody shouted, and it was the one who had cried a little before.",
      ],
      [
        1,
        "That evening there were beans, and the cook played the accordion. Nobody complained. In the logbook it says: “Got home. Took longer. All of us.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:landed|arrived|ended up|was stranded|got stranded|travel(?:l)?ed|flew|crashed|discovered|found|woke up)(?: on| to| at| upon)? (?<planet>an? (?:[a-z-]+ )?planet\\b[^.,]*)",
    ),
    after: [
      [
        0,
        "One does not simply get out. One sticks a finger out first, and then a boot, and counts to ten. Nothing happened, except that it smelled different from what they had been told.",
        "One does not simply get out. One sticks something out first, on a long stick, and counts to ten. Nothing happened, except that it smelled different from what one would have thought.",
      ],
      [
        1,
        "The first step went well, and the second one made a noise. Behind them the footprints filled up again, quite slowly, as if the ground did not like to be reminded of it.",
      ],
      [
        2,
        "Somebody had put up a sign. It was written in a language of dots and crumbs, but there was a picture next to it, and in the picture one wiped one's feet.",
      ],
      [
        2,
        "“{Planet},” they wrote in the logbook, so that it would be written down somewhere, and the pencil floated away before they had got to the full stop.",
        "They wrote it all down in the logbook, and the pencil floated away before they had got to the full stop.",
      ],
    ],
    end: [
      [
        0,
        "In the evening there was a feast. They brought what they had, and the others brought what they had, and in the middle it was mixed up. “Is it true,” they were asked, “that where you come from it all goes round a lamp?” “Yes,” was the answer. “And does nobody get dizzy?” They had never thought about that.",
      ],
      [
        1,
        "They took a piece of it home, as big as a fist, wrapped up in a sock. It lies on the shelf. When there is a full moon, it gets warm, and the cat sits down beside it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:went|flew|travel(?:l)?ed|blasted off|set off|took off|drove|rode|sailed|(?:wanted|dreamed|wished|hoped|decided) (?:to (?:go|fly|travel|drive|sail|walk)|of (?:going|flying|travelling))|took a (?:trip|bus|taxi|lift)) (?:up )?(?:all the way )?(?:in)?to (?<world>the moon|mars|the stars|outer space|space|saturn|jupiter|venus|the sun|another planet)\\b",
    ),
    after: [
      [
        0,
        "There was a list: a torch, a blanket, something to read, and enough sandwiches for there and back. “And a scarf,” somebody said. “It's draughty up there.”",
      ],
      [
        1,
        "Five, four, three, two, one, and a half, and a quarter. Then there was a jolt, and the chimney went past, and after the chimney the church tower. A pigeon looked in, quite put out, and then there were no more pigeons.",
      ],
      [
        2,
        "From up there the Earth was round, and no bigger than a marble. One could put one thumb in front of it, and it was gone: the whole street, and the school, and everybody who was just having their tea.",
        "From up there the Earth was round, and no bigger than a marble: the whole street, and the school, and everybody who was just having their tea.",
      ],
      [
        2,
        "It is very quiet on the way. One hears things that are always drowned out at home: one's own breath, the crumbs, a button that is coming loose. {Hero} hummed a little, so as to have company.",
      ],
    ],
    end: [
      [
        0,
        "And then they were there. It was larger than one had thought, and a good deal softer. {Hero} wrote something in the dust, because there is no wind there, and so it will be there for ever. It was not a great sentence. It was “Hello”, and an arrow pointing down: “I live there.”",
        "It was larger than one had thought, and a good deal softer. {Hero} wrote something in the dust, because there is no wind there, and so it will be there for ever. It was not a great sentence. It was “Hello”, and an arrow pointing down: “I live there.”",
      ],
      [
        1,
        "They had left the light on for {him}. “Well, how was it?” “Far,” said {hero}. When they emptied the bag, half a cup of silver dust ran out, and it would not come out of the carpet any more.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:got|had|welcomed|served|greeted|waited for|has) (?:its|his|her|their) (?:very )?first (?<guest>customer|guest|visitor|reader)",
    ),
    idea: /\b(?:shop|bookshop|store|hotel|inn|museum|library|caf[eé]|restaurant|bakery)\b/i,
    after: [
      [
        0,
        "The bell above the door had gone rusty. It did not ring, it only said “click”. Everything held its breath. Nobody had thought of what one says when somebody really comes.",
      ],
      [
        1,
        "“Are you open?” asked the {guest}. “Yes,” was the answer. “We have been open all the time. It was just that nobody came.”",
      ],
      [
        2,
        "The {guest} looked at everything, from the bottom to the top, and took plenty of time over it. A lot of dust came off. A voice from behind the counter sneezed, and then apologised, and then asked whether somebody would like a cup of tea. It was the good tea, from the tin that had never been opened.",
      ],
      [
        2,
        "“I've come a long way,” said the {guest}. “They told me that there was nothing left here. I only wanted to make sure.”",
      ],
    ],
    end: [
      [
        0,
        "It got late. “I'll take that one,” said the {guest} in the end, and it was what had been standing at the very back for the longest time. “And what does it cost?” Nobody could remember. They agreed on a story, and on coming back.",
      ],
      [
        1,
        "A week later it clicked again. There stood the {guest} and had brought two others, and they wiped their feet. By evening the bell had shaken off its rust, and now it rings.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:met|meets|meeting|ran into|found|befriended|saw) (?:(?<elder>(?:his|her|their|my) (?:own )?(?:grand\\w+|granny|nana|great-\\w+|mother|father|mum|mom|dad|parents)) [^.]*?(?:as (?:an? )?(?:[a-z]+ )?(?:boy|girl|child|kid|children|young)|when (?:he|she|they) (?:was|were)|at (?:his|her) age|who (?:was|were) (?:still )?(?:a )?(?:child|children|boy|girl|young|eight|nine|ten))|(?:himself|herself|(?:his|her) (?:younger|older|future|past) self))",
    ),
    after: [
      [
        0,
        "It was the ears that gave it away. Nobody else in the world has such ears, and now they were sticking out on the left and on the right of a cap, under a tree full of apples that belonged to somebody else.",
        "At first it was only a feeling, as when one meets somebody from the mirror. Then the other one scratched behind the left ear, in just that way, and there was no doubt about it any more.",
      ],
      [
        1,
        "“What are you staring at?” asked the one in the tree. One must not give oneself away in such a case. “At the apples,” said {hero}. “Can you climb?” “A bit.” “Then come up, before the farmer sees you.”",
      ],
      [
        2,
        "They ran until they could not run any more, and then lay in the grass. “When I'm big,” said the other one, “I'll build a boat, and I'll never wear a tie.” {Hero} thought of the photo in the hall at home, with the tie, and said nothing.",
      ],
      [
        2,
        "“You talk so funny,” said the other one. “And what's that on your wrist?” “A sort of compass,” said {hero}. It was true in a way.",
      ],
    ],
    end: [
      [
        0,
        "When it was time to go, they cut a sign into the bark, low down, where nobody looks: two apples and a boat. “Will you come again?” “In a way,” said {hero}. “It takes a bit of time. But I'll be there, from the very first day.”",
      ],
      [
        1,
        "At home, on Sunday, {hero} laid two apples on the table without a word. There was a long silence. “So that was you,” said a voice that was much older now. Then it began to laugh. They drove out to the tree. The boat had grown as well.",
        "The tree is still there. The sign has grown with it, as high as a door, and whoever stands in front of it can see that it was cut by two.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:travel(?:l)?ed|went|was sent|ended up|landed|woke up|arrived|fell|slipped|stepped|got|flew)[^.]*? (?:back )?(?:in|into|to|through) (?<era>(?:the )?(?:middle ages|stone age|ice age|time of the (?:dinosaurs|knights|pirates|romans|vikings)|dinosaur (?:times?|age)|age of (?:the )?dinosaurs|ancient (?:egypt|rome|greece)|wild west|distant past|past|viking times|roman times|days of [a-z]+)|time(?= of|$| to)|(?:the year )?1[0-9]{3})\\b",
    ),
    after: [
      [
        0,
        "It rumbled, it turned round twice, and then the light switch was gone, and with it the wall. It smelled of smoke and wet wool. No car far and wide, no wire, and nowhere the small hum that is always there at home.",
      ],
      [
        1,
        "“Be careful what you touch,” {hero} said to {himself}. {He} touched a stone. It was a snail, and it was the great-great-grandmother of all the snails in the garden at home. {Hero} put it down again, very gently.",
      ],
      [
        2,
        "They looked {him} up and down, and most of all they looked at the zip. {Hero} pulled it up, and {he} pulled it down. A murmur went through the crowd. They wanted to see it eleven times.",
      ],
      [
        2,
        "There was a lot that they did not have. There were no matches, no biscuits and no Thursday. But they had a fire, and a place at it, and somebody who moved over.",
      ],
    ],
    end: [
      [
        0,
        "When it started to rumble again, there was hardly time for goodbye. {Hero} pulled off {his} jacket and left it there, because of the zip. They gave {him} what they had: a shell with a hole in it. Then everything turned round twice, and there was the light switch.",
      ],
      [
        1,
        "The next week the class went to the museum. In the third room, behind glass, lay something small and rusty with teeth. “Use unknown,” it said beside it. {Hero} read it twice and felt for the shell in {his} pocket.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:there (?:were|was|are|is) no (?:more )?|(?:nobody|no one) (?:has|had|knew|knows|owned|read|reads) (?:any )?)(?<lack>books|stories|trees|animals|music|colou?rs|flowers|paper|bees|birds|dogs|cats|games|toys)\\b[^.]*",
    ),
    idea: /\b(?:future|years? [0-9]+|3[0-9]{3}|2[1-9][0-9]{2}|world|planet|land|kingdom|country)\b/i,
    after: [
      [
        0,
        "They did not even miss it. One asked an old man on a bench about {lack}, and he thought for a long time. “There was something like that,” he said. “My mother used to talk about it. I thought that she had made it up.”",
      ],
      [
        1,
        "The children wanted to know what it was good for. That is hard to explain. {Hero} tried it with both hands. “And one could have that for nothing?” asked a girl. “Yes,” said {hero}. “At our place it's simply there.”",
      ],
      [
        2,
        "In a cellar, behind seven doors, there was said to be something left. They went down with a lamp. In the last room stood a box, and it was tied up with a very old shoelace.",
      ],
    ],
    end: [
      [
        0,
        "In the evening they all sat on the stairs, and there were more of them every evening. {Hero} told them everything that {he} knew about {lack}, from the beginning. The small ones moved closer. The old man from the bench had shut his eyes. “Yes,” he said softly. “It was just like that.”",
      ],
      [
        1,
        "By the end of the week somebody had begun to make some, a little crooked, but one could tell what it was meant to be. Nobody there says any more that it was made up.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:found|discovered|opened|went through|stepped through|walked through|crawled through|climbed through|came across|fell through|fell into|noticed|has|had) (?<gate>(?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:door|portal|tunnel|staircase|trapdoor|passage|passageway|gate|wardrobe|doorway))\\b[^.]*",
    ),
    idea: /\b(?:behind it|world|land|country|kingdom|leads?|led|other side|narnia|where (?:it|everything|everyone|everybody|nobody)|magical?|another|secret|dimension)\b/i,
    after: [
      [
        0,
        "{Hero} had walked past the place a hundred times. There had never been anything there, of that {he} was sure. The handle was warm, as if somebody had only just let go of it.",
      ],
      [
        1,
        "{He} knocked, because one knocks. Nobody said “Come in”, but nobody said “Go away” either. Under the crack came a bit of light, and it was of a colour that they did not have at home.",
      ],
      [
        0,
        "{Hero} went and fetched {his} shoes, an apple and a ball of string. One end {he} tied to the radiator. Then {he} pushed down the handle.",
      ],
    ],
    end: [
      [
        0,
        "They were friendly over there. “We've had the kettle on since Tuesday,” they said. “You're the first one this year.” {Hero} had to try everything and look at everything, and nobody asked about homework. Only when the string in {his} hand gave a small tug did {he} notice how late it had become. “You must go,” they said. “It only stays open until supper.”",
      ],
      [
        1,
        "On this side not even ten minutes had passed. “Wash your hands,” they called from the kitchen. {Hero} looked round. There was only the wall. But in {his} pocket the apple had turned into another one, blue, with golden pips.",
      ],
      [2, "{He} planted one of the pips. It came up on Saturday."],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "\\b(?:door|cupboard|wardrobe|fridge|refrigerator|lift|elevator|staircase|tunnel|mirror|bathtub|washing machine|painting|picture|book|cellar|attic|closet|locker|toilet|pond|well|hole)\\b[^.]*?\\b(?:led|leads|leading|opened|opens|took (?:him|her|them|you)|goes|went) (?:straight |right |directly )?(?:in)?to (?<world>(?:an?|the)? ?(?:[a-z]+ )?(?:world|land|country|kingdom|planet|antarctica|north pole|south pole|jungle|africa|sea|moon|past|future|castle|narnia|forest|desert|island|universe|dimension|other side|beach|arctic|rainforest|fairyland|wonderland|year [0-9]+)\\b[^.]*)",
    ),
    after: [
      [
        0,
        "It was the draught that one noticed first. It smelled of far away. {Hero} put {his} head in, pulled it back, and looked around the room. The room was as it always was. {Hero} put {his} head in again.",
      ],
      [
        1,
        "“Where have you been?” they asked at supper. There was something in {his} hair that does not grow anywhere near here. “In {world},” said {hero}. “Don't talk with your mouth full,” they said.",
        "“Where have you been?” they asked at supper. There was something in {his} hair that does not grow anywhere near here. “Away,” said {hero}. “Don't talk with your mouth full,” they said.",
      ],
      [
        2,
        "The next time {hero} took a rope, a torch and two pairs of gloves. Somebody was already waiting on the other side, with {his} or her head to one side. “You again,” they said. “Shut it behind you. It's warm in there, and that isn't good for us.”",
        "The next time {hero} took a rope, a torch and a second pair of socks.",
      ],
    ],
    end: [
      [
        0,
        "It went well until the day when somebody came back the same way. It stood in the kitchen, dripped a little and said “Good evening”. Nobody screamed. Grandma put down the ladle, looked at it from top to bottom, and pulled out a chair. “I wondered where the draught came from,” she said.",
      ],
      [
        1,
        "There is a doormat in front of it now, and a second one behind. On Sundays there are always more plates on the table than people in the house.",
      ],
    ],
    isWhole: true,
  },
];
