import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

/** A place is to be torn down, closed or built over, and people or animals stand up for it. */
export const savedPlaces: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?<tree>(?:the|an?) (?:[a-z]+ ){0,2}?(?:tree|oak|lime|chestnut|beech|cherry tree|apple tree|willow|linden))\\b[^.]*? (?:(?:was|were|is|are) (?:going |about |supposed )?to be|would be|should be|will be) (?:cut down|felled|chopped down|removed)\\b[^.]*",
    ),
    idea: /\b(?<savers>(?:the|some|all the|two|three|her|his) (?:[a-z]+ )?(?:children|kids|pupils|neighbou?rs|villagers|squirrels|birds|friends|class|animals)|an? (?:[a-z]+ )?(?:boy|girl|child|squirrel|bird|woman|man))\b[^.]*?\b(?:buil[dt]s?|climb(?:s|ed)?|mov(?:es|ed) in|sits?|sat|chain(?:s|ed)|tie[sd]?|hug(?:s|ged)?|save[sd]?|protect(?:s|ed)?|live[sd]?|occup(?:y|ied))\b/i,
    after: [
      [
        0,
        "On Monday there was a red cross on the bark, as big as a plate. “It's old,” said the man with the list, “and it drops things. And there'll be six parking spaces.” Somebody asked how many people could sit in the shade of a parking space. That was not on the list.",
      ],
      [
        1,
        "It was {thesavers} who had noticed first. For the others it was a tree. For those who are small it is a ship, and a lookout, and the only place where nobody says “be careful”.",
        "Not everybody had noticed. For most people it was a tree. For those who are small it is a ship, and a lookout, and the only place where nobody says “be careful”.",
      ],
    ],
    end: [
      [
        0,
        "It began with three boards and an old door. Then somebody brought a window. By Tuesday evening there were two floors, a rope, a bucket for the post, and a sign: Please knock. “That is not allowed,” they called up from below. “We can't hear you,” they called down from above. “There's such a rustling up here.”",
      ],
      [
        1,
        "Grandmothers brought soup, and it went up in the bucket. Somebody played the trumpet. At night there was a light on up there, and people who had never looked up before stood underneath with their heads back. One had been kissed there. One had carved a heart into it, with a mistake in the middle.",
      ],
      [
        0.7,
        "On Thursday at seven the lorry came. The man with the list got out, put his hand on the bark, and looked up: at the window, the sign, and eleven pairs of bare feet. He looked for a long time, for he had a stiff neck and had not done so for years. Up there was a knot hole, and in it sat a wooden horse. “That's mine,” he said. “I was eight.”",
      ],
      [
        0.7,
        "They let down the rope for him. He stayed up there until noon. When he came down, he took the list, crossed something out, and wrote beside it: inhabited.",
      ],
      [
        1,
        "The cross is still to be seen, if one knows about it. Somebody has painted round it, and now it is the middle of a sun. In autumn the man comes with his list. It says: one basket for everybody.",
      ],
    ],
    tells: /\b(?:built|climbed|moved in|sat|chained|tied|hugged|saved|protected|occupied)\b/,
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:tear|tears|tore|torn|pull|pulled|knock|knocked) down {spot}|^[^.]*?\\b(?:demolish|demolished|destroy|destroyed|close down|closed down|shut down|bulldoze|build over|pave over|get rid of) (?<spot2>(?:the|their|his|her|an?) (?:[a-z]+ ){0,2}?(?:cinema|theat(?:er|re)|library|playground|park|school|bakery|bookshop|bookstore|station|mill|lighthouse|pool|market|hall|garden|meadow|forest|wood|woods|orchard|pond|zoo|circus|museum|bridge|tower|shop|caf[eé]|carousel|house|church|farm|field))\\b(?: where (?<dwellers>[^.,]+?) (?:live|lived|nest|nested|play|played|grow|grew)\\b)?",
    ),
    idea: /^(?:.*?\b(?<savers>(?:the|some|all the|two|three|his|her|an?) (?:[a-z]+ ){0,2}?(?:children|kids|pupils|neighbou?rs|villagers|animals|friends|girl|boy|class|rabbits|birds|people|librarian|grandmother|old woman|old man)) (?:save|stop|protest|fight|prevent|refuse|protect|stand up|sit)s?\w*)?/i,
    after: [
      [
        0,
        "On Monday there was a notice, with a stamp on it, and the stamp looked as if it could not be helped. “There will be a car park,” said the man with the list. Somebody asked who would want to park there if there was nothing left to drive to. That was not on the list.",
      ],
      [
        1,
        "At first everybody only talked about it, and each of them thought that another one would do something. It was the smallest of them who took a chair, carried it over, put it down in front of the door, and sat on it.",
        "At first everybody only talked about it, and each of them thought that another one would do something. It was the smallest of them who went there, sat down right in the middle, and stayed.",
      ],
      [
        1,
        "“What are you doing there?” “I'm sitting.” By noon there were four chairs. By evening there were thirty, and a sofa, with a grandmother on it who had not left her house since March.",
        "“What are you doing there?” “I'm sitting.” By noon there were four of them. By evening there were thirty, and among them was one who was so old that nobody had seen him outside for years.",
      ],
      [
        2,
        "Then it all came out, bit by bit. One had been kissed there. One had hidden there when he was seven, and had only been found at supper. One had learned something there that she still knew by heart, and she recited it, all eleven verses.",
        "Then it all came out, bit by bit. One had been born there. One had hidden there from the storm. One had met somebody there, and they were now forty, with the grandchildren.",
      ],
      [
        1,
        "At seven in the morning the machine came, yellow and as tall as a house. Everybody took hold of the hand next to theirs. Hardly anybody had slept, and somebody's teeth were chattering.",
      ],
    ],
    end: [
      [
        0,
        "The driver climbed down. He looked at the chairs, and then for a long time past them. “I know this,” he said. “There used to be a wooden horse here, up there behind the beam. It was mine. I looked for it all summer.” Somebody fetched a ladder. He went up himself, and he did not come down again for quite a while.",
        "The driver climbed down. He looked at all of them, one after the other, and they looked at him. “Nobody told me that somebody lives here,” he said. He turned the key, and it was suddenly very quiet. “I can't see anything that has to go,” he said. “I'll put that on the list.”",
      ],
      [
        1,
        "The man with the list crossed something out. It took him some time, because he had to look for his glasses first. Then somebody pushed a chair over to him. He sat down on it. “Only for a moment,” he said.",
        "The man with the list crossed something out. It took him some time, because he had to look for his glasses first.",
      ],
      [
        1,
        "The notice still hangs there. The children have painted round the stamp, and now it is the middle of a sun.",
        "The notice still hangs there. A wren has built her nest behind it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lead|leads|led|take|takes|took|bring|brings|brought|guide[sd]?) (?:its|his|her|their|the|all|seven|eight|nine|ten|five|six|twelve) (?:[a-z]+ )?(?<little>ducklings|chicks|goslings|kittens|puppies|piglets|cubs|cygnets|babies|hoglets|mice|young|little ones) (?:across|through|over|to|down|along|from) [^.]*?(?<goal>(?:the|an?|its|his|her|their) (?:[a-z]+ )?(?:lake|pond|river|sea|water|park|forest|nest|meadow|garden|home|barn|farm|burrow|den|pool|fountain))\\b[^.]*",
    ),
    idea: /\b(?:city|town|streets?|roads?|traffic|motorway|crossing|highway)\b/i,
    after: [
      [
        0,
        "“One behind the other,” she said, “and nobody looks back.” The first one held on to her, the second one held on to the first, and the last one held on to nothing, because it had just found something interesting.",
        "“One behind the other, and nobody looks back,” was the order. The first one held on tight, the second one held on to the first, and the last one held on to nothing, because it had just found something interesting.",
      ],
      [
        1,
        "The tram was the first to stop. The driver rang his bell, once, quite softly, and took off his cap. After that came the bicycles, and a van full of bread, and a lady in a very great hurry, who suddenly had none.",
      ],
      [
        1,
        "At the kerb six of the {little} got up by themselves. The last one tried it once, and tried it twice. Then somebody laid down a school book, a thick one, about arithmetic, and up it went.",
        "At the kerb all of the {little} got up by themselves, except for the last one. It tried it once, and tried it twice. Then somebody laid down a school book, a thick one, about arithmetic, and up it went.",
      ],
      [
        2,
        "They went through the department store, because that was shorter. In at the perfumes, past the hats, out at the toys. Only one thing was missing afterwards, and that was a biscuit.",
      ],
      [
        0.5,
        "They counted again at the big crossing. One, two, three, all the way along. There was one missing. It was the last one. Behind them there was a grating in the road, and from down there came a very small voice.",
      ],
    ],
    end: [
      [
        0,
        "The policeman lay down flat on his stomach, in his good uniform. “A little further,” he said, with his arm in it up to the shoulder. It was quite silent in the street. Then he drew the arm out again, and in his hand sat something wet and very indignant. Two hundred people clapped.",
      ],
      [
        0.7,
        "And then there it was, {goal}, with the sun on it. The first one went in without a moment's thought, and the second one after the first. The last one stood still, looked back at the whole city, and nodded to it.",
        "And then they were there. The first one went ahead without a moment's thought, and the second one after the first. The last one stood still, looked back at the whole city, and nodded to it.",
      ],
      [
        1,
        "There is a sign there now, a triangle with a red edge, and on it a big one and a lot of small ones. And every spring a policeman walks past it in his lunch break, as if by chance.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "^[^.]*?\\b(?:cross|crossed|crosses|get across|got across|cross over) (?<road>(?:an?|the) (?:[a-z]+ ){0,2}?(?:road|highway|motorway|street|freeway))(?: (?:in order )?to (?:reach|get to|find|see|visit|return to|get back to) (?<goal>[^.,;]+))?",
    ),
    after: [
      [
        0,
        "The grass came to an end, and there it was, grey and wide and very loud. There was no other way; somebody had built the world like that.",
      ],
      [
        1,
        "“We'll wait until it stops,” {hero} decided. So {he} waited, from Monday to Wednesday. It did not stop. It only became a little less at four in the morning, and that was when one could see how wide it really was.",
        "“Wait until it stops,” {hero} decided. So {he} waited, from Monday to Wednesday. It did not stop. It only became a little less at four in the morning, and that was when one could see how wide it really was.",
      ],
      [
        1,
        "An old frog sat in the ditch. He had a stick. “I have tried it,” he said, and showed his knee. “It isn't the way across that is difficult. It's the middle.” {Hero} thanked him, and thought of {goal}.",
        "An old frog sat in the ditch. He had a stick. “I have tried it,” he said, and showed his knee. “It isn't the way across that is difficult. It's the middle.”",
      ],
      [
        0.3,
        "Then {hero} stepped out, one foot in front of the other, quite straight, as if the ground had always belonged to {him}. The first car braked. The second one braked behind it. Somebody blew a horn, once, and was ashamed at once.",
      ],
      [
        1,
        "In the middle there was a halt. A light came from the left, and a light came from the right, and it was exactly as the frog had said: for a moment it was just as far back as it was ahead.",
      ],
    ],
    end: [
      [
        0,
        "It was the biggest lorry of all that stopped, right across the lanes, with all its lamps flashing. The driver climbed down in his slippers. He spread out both arms, and he could not have looked more important in a uniform. Two hundred engines were switched off, one after the other. People got out and held their fingers to their lips.",
      ],
      [
        0.7,
        "The last bit was the kerb. It was too high. Then a large hand was laid there, like a ramp, and up it went, without so much as a look round. On the other side the leaves rustled, and then it was quiet. It was the right place. It smelled of {goal}.",
        "The last bit was the kerb. It was too high. Then a large hand was laid there, like a ramp, and up it went, without so much as a look round. On the other side the leaves rustled, and then it was quiet.",
      ],
      [
        1,
        "There is a sign there now, a triangle with a red edge and somebody very small in the middle. And once a year the lorry driver parks beside it in his slippers, and waits, just in case.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:nobody|no one|everyone|everybody) (?:ever |always |had )?(?:laughs?|laughed|smiles?|smiled|sings?|sang|had forgotten how to laugh|forgot how to laugh)\\b[^.]*",
    ),
    idea: /\b(?:village|town|city|kingdom|country|land|island|street|house)\b/i,
    after: [
      [
        0,
        "It had not always been like that. There were still the hooks for the lanterns, and in the middle of the square there was a bandstand. Somebody kept cabbages in it.",
      ],
      [
        1,
        "Nobody could say how it had come about. One had stopped because the other one had stopped, and in the end nobody wanted to be the first. The corners of their mouths had become heavy. They said “good day” like people who are moving a cupboard.",
      ],
      [
        1,
        "Then somebody came along the road, with a drum on his back and one shoe larger than the other. He fell over the town sign, got up, bowed, and fell over his bow. A hundred windows looked at him. Not one of them moved.",
        "Then somebody came along the road, with a drum, and fell over the town sign, got up, bowed, and fell over again. A hundred windows looked on. Not one of them moved.",
      ],
      [
        2,
        "It went on like that for a week: eggs, a ladder, a bucket of paste. “Very thorough,” said the mayor. “What is it for?” In the evening, behind the bandstand, a big red nose lay in the grass. It is hard to be funny all alone.",
      ],
      [
        0.5,
        "It was a little girl who saw the tears. She had never seen any that ran down over so much paint: they became blue, then red, then green, and in the end a drop the colour of mud hung on the chin. She did not want to. It began in her stomach. She held her hand over her mouth.",
      ],
    ],
    end: [
      [
        0,
        "But it came out at the ears. It was rather a rusty sound, like a gate. Her brother heard it and asked what was wrong with her, and then it had got hold of him, too. It went over the fence, along the street and up the stairs. The mayor held out the longest. Then he had to hold on to a cabbage.",
      ],
      [
        1,
        "They laughed until they were lying on the ground, and then somebody said “cabbage”, and they had to begin again. Some had a sore stomach for three days, and were proud of it.",
      ],
      [
        1,
        "The cabbages have been moved. On Saturdays there is music in the bandstand, and at the edge of it hangs the red nose. Whoever needs it may borrow it.",
      ],
    ],
    isWhole: true,
  },
];
