import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of things in a special trouble: a fire engine in a narrow street, a tractor for sale, a white crayon. */
export const specialThings = [
  story({
    says: [
      role("engine", "fire engine|fire truck|firetruck"),
      /\b(?:little|small(?:est)?|tiny|old(?:est)?|never|not allowed|too (?:small|old)|afraid|scared|water|first)\b/i,
      /\b(?:fires?|burn\w*|smoke|flames?|alarm|rescue[sd]?|cat|help\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|firefighter (?:who|falls)|arson\w*|water|afraid|scared)\b/i,
    early: /,? (?:until|till) (?:one day )?there (?:is|was|['’]s) (?:one|a fire) .*$/i,
    after: [
      "Whenever the bell rang, the big ones thundered out through the gate, one, two, three. {Theengine} was left behind with the bucket. “Somebody has to look after the station,” said the chief kindly. {Theengine} looked after it. Nobody had ever stolen it.",
      "It practised all the same. It could turn in the yard without touching the flowerpots. It put out the candles on the chief's birthday cake, and only the two front rows got wet. “One day you'll need me,” {theengine} said to the ladder on the wall. “One day,” yawned the ladder, “it'll be Sunday.”",
      "Then one evening the bell would not stop. “The old town!” called the chief. “Cooper's Lane!” The big ones raced off. {Theengine} listened to their horns getting fainter, and then, much too soon, they stopped. They could not be there yet.",
      "“We can't get in!” crackled the radio. “It's too narrow! We're stuck between the bakery and the church!” At the far end of the lane smoke was coming out of a roof, and at a window stood a grandmother with a birdcage. {Theengine} did not wait to be allowed. It took the bucket, the short ladder and the corner.",
    ],
    end: [
      "@street.dusk(engine) It drove under the washing lines and between the geraniums. On the left there was a finger's breadth, and on the right there was not even that. At the end of the lane it braked so hard that its hose rolled out by itself. “Water!” it cried. It had only four hundred litres, and it had to aim well.",
      "@street.dusk(engine talk) It had had a great deal of practice with candles. It put out the window frame, and the beam, and the curtain, one after the other, and the last litre went on the last flame. The grandmother climbed down the short ladder, with the birdcage on her head. “You're very small,” she said. “Yes,” said {theengine}. “Luckily.”",
      "+ @street.night(engine) The big ones had to be pulled out backwards, with soap. They were a bit ashamed, and did not talk much on the way home. But at the gate they stopped, all three of them, and let {theengine} go in first.",
      "It still looks after the station when the fire is in a wide street. But on the wall hangs a map of the old town, with all the little lanes in red, and over it stands in thick letters: ours.",
    ],
  }),
  story({
    says: [
      role("tractor", "tractor|old car|car|van|truck"),
      /\b(?:sold|for sale|sell(?:s|ing)?|auction\w*|scrap\w*)\b/i,
      /\b(?<animals>(?:the |all the )?(?:(?:farm|other) )?animals|the (?:hens|chickens|pigs|cows|sheep|geese))\b/i,
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|farm (?:is|was|will|must)|zoo)\b/i,
    after: [
      "@farm {Theanimals} held a meeting behind the barn. “If the buyer comes at five,” said the goose, “then we have until five.” The pig washed off mud, which was quite against its nature. The sheep let themselves be used as sponges.",
      "@farm(tractor talk) “It's too much,” said {thetractor}. “I hardly know myself.” “That's the idea,” said the goose. They tied a bow wherever there was a place for a bow. The goat ate two of them and said that it was sorry. From a distance, and with the sun behind, {thetractor} looked like something out of a catalogue.",
      "+ @farm(tractor talk) “And if I start to cough?” asked {thetractor}. “Then I'll moo,” said the cow. “Loudly.” They tried it out. It sounded like a cow with a tractor in its throat. They decided that it would have to do.",
      "@farm(tractor) At five o'clock a gentleman came in a clean car. He walked round {thetractor} once, and took a photograph. “As new!” he cried. “I'll take it. I'll pay double!” {Theanimals} looked at each other. Nobody had thought of that. They had made {thetractor} so beautiful that now everyone would want to have it.",
      "@farm(tractor) The goose was the first to burst into tears. Money was counted into the farmer's hand. {Thetractor} stood there in all its bows and did not say a word. Then a cloud came up behind the barn, a very dark one. And the goat looked up at it, and smiled.",
    ],
    end: [
      "@farm.storm(tractor) “Rain!” bleated the goat, and began to dance. The others understood. They danced too, pig and sheep and hens, as wildly as they could, and whether it was because of that or not, it poured. The paint ran. The bows hung down. A brown stream flowed across the yard, and from underneath it came {thetractor}, just as it had always been.",
      "@farm(tractor) “That's the old thing!” cried the gentleman, and wanted his money back, down to the last note. The farmer gave it to him. She seemed a bit relieved. Then she went up to {thetractor}, wiped a last spot of paint from its side, and stood there with her hand on it. “I had forgotten that colour,” she said.",
      "+ @farm.dusk(tractor) She had learned to drive on it, when she could hardly reach the pedals. She told {theanimals} about it till it was dark. The sign that said “For Sale” lay in the mud, and the goat ate it, and this time it was not sorry.",
      "@farm.dawn(tractor) {Thetractor} coughs in the mornings as it always did. Then the cow moos, out of habit, and behind the barn the hens know that it is going to be a good day.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("crayon", "white crayon|white pencil|white chalk|crayon|coloured pencil|pencil|paint"),
      /\b(?:white|nobody (?:ever )?(?:us(?:es|ed)|want(?:s|ed)|choos\w*|chose|picks|picked)|no one (?:ever )?(?:us(?:es|ed)|want(?:s|ed)|choos\w*|chose|picks|picked)|never (?:used|chosen|picked)|useless|invisible|grey|gray|brown)\b/i,
    ],
    may: [role("child", "girl|boy|child|artist|daughter|son|schoolgirl|schoolboy")],
    unless:
      /\b(?:murder\w*|horror|kill\w*|ghost|hundred years|eraser|paint(?:s|ed|er|ing)|draw(?:s|ing) (?:that|which)|magic\w*|used so much)\b/i,
    after: [
      "The others came home tired in the evening. “Twelve fire engines,” groaned the red one. “A whole ocean,” said the blue one, and showed how blunt it was. {Thecrayon} had been lying in the box with its point as sharp as on the first day. “And you?” they asked. “I thought about things,” said {thecrayon}.",
      "It had tried, of course. One time it had drawn a great polar bear, with every hair, on a fine new sheet. “There's nothing there,” they had said, and turned the sheet over. {Thecrayon} knew that there was something there. But it is hard to go on knowing that all alone.",
      "+ “Perhaps you are for later,” said the green one, who was kind. “What comes later?” asked {thecrayon}. The green one did not know. So far nothing had ever come later but lunch.",
      [
        "Then came the day of the big picture. {Thechild} wanted to paint the sea at night, and pressed so hard that the black one snapped. In the end the whole sheet was black, from the top to the bottom, and no boat could be seen any more, and no shore. “I've ruined it,” said {thechild}, and a tear fell on the sea.",
        "Then came the day of the big picture. It was to be the sea at night, and the black one was pressed so hard that it snapped. In the end the whole sheet was black, from the top to the bottom, and no boat could be seen any more, and no shore. “It's ruined,” said a sad voice above the box.",
      ],
      "The colours peeped over the edge. The red one went across the black, and nothing could be seen of it. The blue one sank without a trace. They stood around the black sheet like people around a well. Then they all turned their heads, and looked into the box.",
    ],
    end: [
      [
        "“I'm only white,” said {thecrayon}. But {thechild} had already picked it up and made a dot, without much hope. It shone. {Thecrayon} had never seen itself before. It was a star! It was a great many stars. And it was the foam on the waves, and the sail, and the light in a window on the shore.",
        "“I'm only white,” said {thecrayon}. But a hand had already picked it up and made a dot, without much hope. The dot shone. {Thecrayon} had never seen itself before. It was a star! It was a great many stars. And it was the foam on the waves, and the sail, and the light in a window on the shore.",
      ],
      "Right at the end it drew a bear on an ice floe, with every hair, looking up. Nobody turned that sheet over. They hung it on the wall, and people who came in stopped talking. “How did you get the light to do that?” they asked.",
      "+ In the evening {thecrayon} lay in the box, blunt and dirty and half as long. “And you?” asked the others. “Two hundred stars,” groaned {thecrayon}. It had never been so happy.",
      "Since then there is always black paper beside the box. And when the old white sheet with nothing on it was held up to the window one day, against the sun, somebody said: “Wait. There's a bear.”",
    ],
  }),
  story({
    says: [
      role(
        "statue",
        "statue|statues|stone lion|stone angel|gargoyle|sculpture|bronze horse|garden gnome|gnome|stone knight",
      ),
      /\b(?:at night|every night|each night|midnight|alive|to life|sw(?:ap|op)\w*|mov(?:e[sd]?|ing)|get down|got down)\b/i,
    ],
    unless:
      /\b(?:postcards?|holiday|murder\w*|horror|haunted|weeping|sculptor|stol\w*|steal\w*|missing gnomes?|detective|thief|kill\w*|looks like|in love|gnome|museum|sea|travel\w*|see the world|adventure|wants? to|wanted to|wish\w*|snow|girl|boy|child)\b/i,
    after: [
      "@park.night(statue talk) At night, when the last bus had gone and nobody looked any more, there was a sound like a stone being put down. Then another. Stiff legs were being stretched. “Ninety-four pigeons today,” said the general with the sword. “A child told me a secret,” said the lady with the jug.",
      "@park.night(statue walk) They had only one rule: back in your place before the milkman. Up to then they walked under the trees, and it crunched. The poet, who had been looking at the same window for a hundred years, went across the road at last to see what was behind it. It was a dentist.",
      "+ @park.night(statue talk) “Don't you ever want to go further?” asked the smallest of them, a boy with a flute. “Further than what?” asked the general. He had never left the gravel. He had won a battle once, but that was in another town.",
      "@street.night(statue play) On this night the smallest of them, a boy with a flute, followed a sound round two corners. Behind a window a baby was crying, which had a tooth coming. The boy sat down on the sill and played, very softly, in stone, and the crying stopped. But whenever he lowered the flute, it began again.",
      "@park.dawn(statue) So he played on, and did not notice how light it got. When the milkman turned into the street with his van, they were all standing in their places. Only one pedestal was empty. “Well, look at that,” said the milkman, and got out his telephone.",
    ],
    end: [
      "@park.dawn(statue) The statues could not move. But the lion did what had never been done by daylight: it sneezed. The milkman spun round. At the other end of the square the general dropped his sword, with a crash. The milkman ran over there. The lady poured out her whole jug behind his back. He did not know where to look first.",
      "@park.dawn(statue) In the meantime there was a patter along the wall. When the milkman came back to the pedestal, there stood the boy with the flute, just as on every other morning, only a bit out of breath. And in the crook of his arm there was something pink. It was a dummy, a very small one, to say thank you.",
      "+ @park.dawn(statue) The milkman looked at it for a long time. Then he picked up the sword and handed it back to the general. “I'll drive a bit later from tomorrow,” he said to the square in general, “because of my back.” And nobody answered, in a friendly way.",
      "@park(statue) In the daytime they stand still as ever. If you count the pigeons with them, you may lean on the lion. And in one of the houses behind the square a child is growing up that sleeps through every night, and hums.",
    ],
  }),
  ...withAndWithout({
    may: [role("guard", "night guard|security guard|museum guard|guard|night watchman|watchman|caretaker|cleaner")],
    says: [
      role("painting", "painting|portrait|picture|canvas|paintings|portraits"),
      /\b(?:climb\w*|steps? out|stepped out|walk\w* out|come[s]? (?:alive|to life)|came (?:alive|to life)|out of (?:the|its|her|his) (?:frame|painting|picture)|leaves? (?:the|its|her|his) (?:frame|painting|picture)|left (?:the|its|her|his) (?:frame|painting|picture))\b/i,
      /\b(?:museum|gallery|frame|wall|castle|attic|girl|lady|man|boy|hangs?|hung|night)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|haunted|cursed|stol\w*|steal\w*|detective|thief|kill\w*|robot|forg\w*|ghost|moustache|into (?:the|an?|her|his|another|each)|inside|girl (?:steps|stepped|finds|found|sees|saw|discover\w*)|boy|children|child|class|curator|painter|artist|restor\w*)\b/i,
    after: [
      "Inside, the air smelled of linseed oil and roses. It had been the same afternoon in {thepainting} for three hundred years. A dog slept on a cushion. A young lady in blue was just about to take a cherry from a bowl. She had been about to take it all that time.",
      "“I should so like to know,” said the lady, “what they taste like. And what is over there, behind your backs. All of you come in by that door and look at me. I've never seen what is on the other side of it.” Nobody had ever thought about that.",
      "+ The dog opened one eye. It had no objection to a walk. It only asked to be back by the time that the visitors came, since somebody always said “Look, a dog!”, and it would have been sorry to miss that.",
      "@museum.night So she put one shoe over the edge of the frame. It was a satin shoe, and it left a blue spot on the floor. She walked through the rooms on tiptoe and greeted everyone on the walls. Outside the window were lamps, and rain, and a bus. “How many afternoons you have,” she said. “One after the other.”",
      [
        "@museum.night(guard walk) But the blue spots grew larger. With each step she left a bit more of herself behind. “It's the air,” said the dog. “We aren't made for so much of it.” And from the end of the corridor came the torch of {theguard}, and between them and {thepainting} there lay the whole long hall.",
        "@museum.night But the blue spots grew larger. With each step she left a bit more of herself behind. “It's the air,” said the dog. “We aren't made for so much of it.” And from the end of the corridor came the guard's torch, and between them and {thepainting} there lay the whole long hall.",
      ],
    ],
    end: [
      [
        "@museum.night(guard talk) {Theguard} had said good night to her picture on every round for years. The light fell on her face. {Guardhe} did not shout. {Guardhe} took off {guardhis} jacket and laid it round her shoulders, so that not so much air should get to her. “Quickly,” said {theguard}. “I'll carry the dog.”",
        "@museum.night The guard was called Ibrahim, and he had been saying good night to her for twenty years. The light fell on her face. He did not shout. He took off his jacket and laid it round her shoulders, so that not so much air should get to her. “Quickly,” he said. “I'll carry the dog.”",
      ],
      [
        "@museum.night(guard give) They ran. {Theguard} lifted her over the edge of the frame, and the colour came back as it does into cheeks. “Wait,” said {theguard}. In {guardhis} lunch box were some cherries, real ones. {Guardhe} gave her one. She closed her eyes, and for a moment it was no longer the same afternoon as before. “Oh,” she said. “Sour!”",
        "@museum.night They ran. He lifted her over the edge of the frame, and the colour came back as it does into cheeks. “Wait,” said Ibrahim. In his lunch box were some cherries, real ones. He gave her one. She closed her eyes, and for a moment it was no longer the same afternoon as before. “Oh,” she said. “Sour!”",
      ],
      [
        "+ @museum.night(guard) {Theguard} wiped up the blue spots before it got light. The very last of them, in front of the window, would not go away, so {guardhe} moved the umbrella stand on top of it.",
        "+ @museum.night He wiped up the blue spots before it got light. He could not get rid of the very last one, in front of the window, so he moved the umbrella stand on top of it.",
      ],
      "@museum The professors write that nobody can explain the smile of the lady in {thepainting}. In the old books there is nothing about a smile. Nor do they say anything of the cherry stone that lies on the table beside the bowl.",
    ],
  }),
];
