import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

const PLACE =
  "(?:(?:the|a|an|our|my|his|her|one) )?(?:whole |entire |little |small |tiny |mountain |fishing |remote |poor |old )*(?:village|town|street|island|valley|neighbou?rhood|city|community)";

/** Villages, streets and markets where all of them are in it together, and small crimes among neighbours. */
export const villageLife: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      `${PLACE}\\b[^.]*(?:had (?:had )?(?:no|not had any|not seen any|not had) (?:[a-z]+ )?rain|no rain (?:had fallen|fell)|(?:had not|has not|hadn't|hasn't) rained|drought|ran out of water|had no water|the (?:well|wells|spring|river|fountain) (?:dried up|ran dry|was dry))[^.]*`,
    ),
    after: [
      [
        1,
        "The mud in the pond had cracked like an old plate. The hens walked about with open beaks, and the bell was only rung once on Sunday, because even pulling the rope made one thirsty.",
      ],
      [
        2,
        "Each morning they all looked up, first one by one and then together. There was a cloud on Tuesday. They carried out the chairs to see it better. It was a very small one, and it did not stay.",
      ],
      [
        1,
        "Some were for praying, some were for digging, and some were for going away. They talked about it in the shade of the church until they were hoarse. Old Mother Ines, who was never asked, sat beside them and shelled beans. “It was like this in my grandmother's time,” she said. “They dug where the ants went.”",
      ],
    ],
    end: [
      [
        0,
        "In the end they did all of it at once. They sang while they dug, and they dug where the ants went, behind the old mill. At eleven feet there was nothing. At nineteen feet somebody's boot came up wet. They all went down on their knees round the hole and put their hands into it, the priest next to the thief, and it was cold and brown and the best that they had ever drunk.",
      ],
      [
        1,
        "Three days later it rained as well, so hard that the chairs floated away. Nobody ran inside. They stood in it with open mouths, and Mother Ines held up her bowl of beans. Since then she has been asked first.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:each|all|every one of them|everyone|everybody)? ?(?:each |all )?(?:had|has|have|made|came up with|thought of) (?:a|an|their own|his own|her own|another|a different|three|some|one) (?:[a-z]+ )?(?:plan|idea|solution|remedy|suggestion)s?(?=[.,]|$)",
    ),
    idea: /\b(?:rain|drought|water|well|thirst\w*)\b/i,
    after: [
      [
        1,
        "The first plan was loud. It needed the brass band, two cannons from the museum and all the saucepans there were. The birds were very surprised. Nothing else happened.",
      ],
      [
        1,
        "The second plan was long. It had eleven pages and a drawing, and one could see from it what ought to have been done forty years ago. Everybody agreed. Then they went home, because it was so hot.",
      ],
      [
        1,
        "The third plan came from a child, who had not been asked. “My hens always scratch in the same place,” she said. “And their feet are muddy afterwards.”",
      ],
    ],
    end: [
      [
        0,
        "They looked at one another, and then they looked at the hens' feet. By evening everyone was digging, with spades and soup ladles, behind the old mill. The one with the loud plan sang, so that they kept in time. The one with the long plan measured. At nineteen feet somebody's boot came up wet, and a shout went up that one could hear in the next valley.",
      ],
      [
        1,
        "There is a fountain on that spot now. On the stone stand three names, quite large. Under them, at the height of a child, somebody has scratched in a fourth, and next to it a hen.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:someone|somebody|a thief|thieves|an unknown thief|a stranger|who(?:ever)?)\\b[^.]*\\b(?:stole|steals|was stealing|had stolen|took|kept stealing) (?<object>(?:the|an?|all|all the|our|only|everyone's|every) (?:[a-z]+ ){0,3}?[a-z]+)(?= (?:from|of|in|on|out|before|during|every|at|just|right|the|and|one|last|each|off)\\b|[.,]|$)[^.]*|(?<stolen>(?:the|all the|all|our|every) (?:[a-z]+ ){0,3}?[a-z]+) (?:was|were|had been) (?:stolen|taken) (?:from|out of|in|on|before|during|the night|overnight)[^.]*",
    ),
    idea: /\b(?:village|town|street|market|church|museum|festival|fair|neighbou?r\w*|square|bakery|shop|island|tower|park|seaside|detective|mayor)\b/i,
    after: [
      [
        1,
        "By seven in the morning everybody knew it, and by eight everybody knew who it had been. It was only a pity that each of them knew somebody else. The butcher suspected the baker, the baker suspected the circus, and there was no circus in town.",
      ],
      [
        2,
        "The policeman had not had a case since the business with the goat. He brought a magnifying glass. He found a footprint, which was his own, and a trail of crumbs, which led him to the bakery, where he had breakfast.",
      ],
      [
        1,
        "Then a child said: “Somebody's been sweeping here.” It was true. Where {object} had been, there was not a speck of dust. What sort of thief tidies up behind himself?",
        "Then a child said: “Somebody's been sweeping here.” It was true. There was not a speck of dust on the spot. What sort of thief tidies up behind himself?",
      ],
      [
        1,
        "They looked for somebody with a clean broom. There was only one in the whole place, and it leaned against the wall of the little house behind the chestnut tree, where the old locksmith lived, who had not been seen since winter.",
      ],
    ],
    end: [
      [
        0,
        "He opened at once and was as red as a beetroot. There it was, on his table, on a clean cloth. It had been cleaned and oiled, and what had been broken for thirty years was whole. “Nobody ever brings me anything any more,” he said. “I only wanted to mend something again. I'd have put it back tonight.” Nobody knew what to say. Then the baker said: “My oven door squeaks.”",
        "He opened at once and was as red as a beetroot. It had all been cleaned and mended and put in a row on his table. “Nobody ever brings me anything any more,” he said. “I only wanted to have something to do again. I'd have put it back tonight.” Nobody knew what to say. Then the baker said: “My oven door squeaks.”",
      ],
      [
        1,
        "There was no punishment, or rather there was one: he has to mend one thing for every house in the place. He has got as far as the church. The policeman looks in each afternoon, to make sure, and there is always some cake.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:all (?:the|of the) |the |our |my |every |all )(?<things>(?:[a-z]+ ){0,2}?(?:gnomes|bicycles|bikes|shoes|flowers|flowerpots|umbrellas|spoons|clocks|chairs|benches|keys|doorbells|signs|statues|lanterns|pumpkins|hats|buttons|street lamps|letterboxes|left shoes|bins|paintings|books)) (?:in (?:the|our) (?:[a-z]+ )?[a-z]+ )?(?:suddenly |all )?(?:vanish(?:ed|es)?|disappear(?:ed|s)?|went missing|were gone|were missing)[^.]*",
    ),
    after: [
      [
        2,
        "Only the marks were left: where the {things} had been, there was a paler patch every time. Mrs Bell stood there in her dressing gown and said that in seventy years such a thing had never happened. She sounded quite pleased.",
      ],
      [
        1,
        "{Hero} took out a new notebook and wrote on the first page: who, how, why. Then {he} went from gate to gate. Nobody had heard anything. Somebody had seen a wheelbarrow at three in the morning, but had thought that it was a dream, because it was wearing socks.",
      ],
      [
        1,
        "“Why would a wheelbarrow wear socks?” {hero} wrote. {He} thought about it over a piece of plum cake. “So that it isn't heard,” {he} wrote underneath. On the gravel behind the harbour there were bits of grey wool.",
        "“Why would a wheelbarrow wear socks?” {hero} wrote. {He} thought about it over a piece of plum cake. “So that it isn't heard,” {he} wrote underneath. On the gravel behind the last house there were bits of grey wool.",
      ],
      [
        1,
        "{He} followed the wool, past the last house and up the hill, until there was only the home for the very old, with its bare lawn and its high hedge.",
      ],
    ],
    end: [
      [
        0,
        "Behind the hedge stood the {things}, every single one, in rows, like an audience. In front of them sat eleven people in wheelchairs with blankets over their knees, and two of them still had wool on their sleeves. “It's so empty here,” said the ringleader, who was ninety-three. “Nobody ever comes. So we thought that we'd fetch some company.” {Hero} put away the notebook.",
      ],
      [
        1,
        "Everybody got their own back that same week. They had to fetch it themselves, that was the condition, and stay for coffee. Many forgot to take it along, and came again on Sunday. In the notebook it says under “why”: solved.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      `${PLACE}\\b[^.]*(?:baked|cooked|built|made|sewed|knitted|painted|raised|collected|wove|brewed|dug) (?:together )?(?<object>(?:an?|one|the) (?:[a-z]+ ){0,3}?[a-z]+)(?= (?:for|to|so|out|in|because|together|from)\\b|[.,]|$)[^.]*`,
    ),
    after: [
      [
        1,
        "It had never been done before, so everybody knew how one does it. The tallest wanted to have it taller, the widest wanted to have it wider. For a whole evening they only argued about who was to begin. Then a boy began, and so that was settled.",
      ],
      [
        2,
        "Whoever had something brought it. There were barrows and prams and a hearse with the door off. Two who had not greeted each other since the business with the fence had to lift the same end. “Higher,” said one. “I am lifting higher,” said the other. It was a start.",
      ],
      [
        1,
        "By midnight something was missing, and nobody had any of it left. They knocked at the last house, where old Barnabas lived, who never gave anybody anything. He came out in his nightshirt with both arms full. “I thought nobody was ever going to ask,” he said.",
      ],
    ],
    end: [
      [
        0,
        "When the sun rose, {object} was there. It leaned a little to the left, and it was the most beautiful thing that had ever been seen in those parts. It took forty people to move it. The ones for whom it had been made stood there and could not speak, and so everybody else had to cry for them.",
        "When the sun rose, there it was. It leaned a little to the left, and it was the most beautiful thing that had ever been seen in those parts. Those for whom it had been made stood there and could not speak, and so everybody else had to cry for them.",
      ],
      [
        1,
        "It is celebrated every year now. One has to quarrel for a whole evening first, that is part of it, and the last thing always has to be fetched from Barnabas. He sits at the window from noon on, fully dressed, and pretends to be asleep.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "thief [^.]*(?:only |always )(?:stole|steals|took|takes) (?<loot>(?!hearts|kisses|dreams|colou?rs|time|smiles|memories|money|food|from)(?:left |right |old |single |red |odd |one |broken )*[a-z]+)(?=[.,]|$)[^.]*|(?:stole|steals) only (?<only>(?!hearts|kisses|dreams|colou?rs|time|smiles|memories|money|food|from)(?:left |right |old |single |red |odd )*[a-z]+)[^.]*",
    ),
    after: [
      [
        1,
        "It began at number four, and by the end of the week every house in the street had been visited. There was never anything else gone. Silver spoons lay right beside it and had not been touched. People put out notes with rude words, and those were corrected in pencil.",
      ],
      [
        2,
        "“What does one do with so many {loot}?” asked the greengrocer. They all thought about it. There were eleven opinions, and one of them was about a giant spider.",
      ],
      [
        1,
        "On Friday they set a trap. It was made of a fishing line, six bells and a jar of plum jam. They hid behind the hedge and waited, the whole street, with cushions. At two in the morning somebody sneezed, and it had been none of them.",
      ],
    ],
    end: [
      [
        0,
        "The lamps went on. In the middle of the street stood a small old man, with jam up to his ankles and a sack on his back. “Good evening,” he said. In the sack it rattled. It was all for his theatre, it turned out: he had built a whole town out of it in his cellar, with towers and bridges and lights in the windows, and there was only the last roof still missing.",
      ],
      [
        1,
        "They sat in the cellar until it was morning and looked at it. Nobody asked for anything back. Since then there is a box on the corner, with a slot, for whatever one has left over. And on Saturdays there is a performance, and whoever wants to get in pays with a pot of jam.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:planted|put|laid|left|tended|placed|watered|plants) (?<object>(?:[a-z]+ )?(?:flowers|roses|candles|tulips|daffodils|daisies|stones|lanterns|wreaths|seeds|bulbs)) (?:at night |secretly |every [a-z]+ )?(?:on|at|by|around|beside|over) (?:the |all the |old |forgotten |lonely )*(?<spot>(?:the |an? )?(?:[a-z]+ )?(?:graves|tombs|gravestones|headstones|cemetery|graveyard))(?: [^.]*)?",
    ),
    after: [
      [
        1,
        "There were some whose names one could no longer read, with moss on them and a crooked iron fence. Nobody had been there since the great flood. {Hero} knew them all. {He} said good evening to them when {he} came with the lantern.",
      ],
      [
        1,
        "{He} paid for it out of {his} own pocket, and {he} told nobody about it. “Must have been the wind,” said the priest in the mornings, and looked at the {object}. “It's a wind with a very good eye for colours.”",
        "{He} paid for it out of {his} own pocket, and {he} told nobody about it. “Must have been the wind,” said the priest in the mornings. “It's a wind with a very good eye for colours.”",
      ],
      [
        2,
        "For each of them {hero} thought something up. The one with the anchor had surely liked blue. The little one by the wall got the first of everything in spring. If {he} had had a bad day, {he} sat down there for a bit. They were good listeners.",
      ],
    ],
    end: [
      [
        0,
        "One evening a woman stood there with a suitcase and a slip of paper. She had come all the way across the ocean to look for a great-grandmother, and she had been afraid of finding nothing but nettles. Now she knelt in front of it and could not understand it. “Who does this?” she asked. {Hero} stood there with earth up to {his} elbows. It was too late for the wind.",
      ],
      [
        1,
        "She stayed for a week and helped. They scrubbed the moss from the letters with a toothbrush, and one name after the other came out. Since then a letter comes every spring from over there, with seeds in it. And {hero} reads it aloud, in the evening, with the lantern, to all of them.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:neighbou?rs|residents|tenants|strangers|people|villagers|whole (?:house|building|street|block|village))\\b[^.]*(?:brought|began to bring|started bringing|start bringing|started to bring|carried|cooked|took turns|sat with|looked after|shopped for) [^.]*",
    ),
    idea: /\b(?:lift|elevator|stairs|floor)\b/i,
    after: [
      [
        1,
        "The first one came on account of the shopping bag. It was heavy, and there were five floors. “I'm only putting it down,” she said, and then she stayed for an hour, because the chair was so comfortable and because nobody had asked her for a long time how her day had been.",
      ],
      [
        1,
        "The next day it was the student with a pot of lentils. He had burnt them a little. He told of a girl who had not written back to him. “Show me,” said {hero}, and read them, with a pencil. “Too many adjectives,” {he} said.",
      ],
      [
        3,
        "Then came the couple from the second floor, one after the other, each of them to complain about the other one. Then came the boy with the drum, whom everyone hated. He played very softly. {Hero} learned who coughed, who sang and who cried through the wall. {He} had heard it all for years, without the faces.",
      ],
    ],
    end: [
      [
        0,
        "When everything worked again, it got quiet on the stairs. {Hero} sat there on the first evening with a full plate, and listened. It was the same quiet as before, but it no longer fitted. {He} put on the good shoes. The door had to be pushed, it was so used to being shut. Then {he} went down, one step at a time, with a burnt pot that had to be given back.",
      ],
      [
        1,
        "{He} knocked at every door. On each floor there was some reason why one could not leave at once. It took {him} until midnight to get down to the street, and there stood all of them, because word had got round. The air smelled of lime blossom. “Well,” said {hero}. “So that's where you all live.”",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:bought|buys|ordered|orders|borrowed|got|took) (?<object>(?:the same|a|an|one|two|the) (?:[a-z]+ ){0,2}?(?:newspaper|magazine)) (?:every|each) [a-z]+(?: (?:morning|evening|day|week))?(?: and never [a-z]+ it| but never [a-z]+ it)?",
    ),
    after: [
      [
        1,
        "It was always the same time and always the right change, counted out in advance and warm from the hand. There was a nod, and a “Thank you kindly.” Then {hero} went round the corner with it, and nobody had ever seen what happened there.",
      ],
      [
        1,
        "It did not matter what the weather was like. Once there was so much snow that nobody had opened up at all. {Hero} stood there all the same, with the warm coins, and waited.",
      ],
      [
        2,
        "They made guesses about it behind the counter. Perhaps it was a bet. Perhaps it was a code, and he was a spy. They did not dare to ask, because of the nod, which was so friendly that one did not want to break it.",
        "They made guesses about it behind the counter. Perhaps it was a bet. Perhaps it was a code. They did not dare to ask, because of the nod, which was so friendly that one did not want to break it.",
      ],
    ],
    end: [
      [
        0,
        "Then one day somebody went after {him}, round the corner and across the bridge, up to the big house with the many windows. There {hero} put it down on a bed, next to a hand that hardly moved. “She always fetched it for me,” {he} said, without turning round. “For forty-one years, every day. Now it's my turn. She likes to hear the rustling.”",
      ],
      [
        1,
        "From then on it lay ready, already wrapped, at the same time every day. The coins were not taken any more. {Hero} laid them down all the same. In the end they were put into a jar, and when the jar was full, it was just enough for a second chair by that bed.",
      ],
    ],
    isAtOnce: true,
  },
  {
    by: "any",
    words: event(
      "(?:girl|boy|clerk|seller|waiter|waitress|owner|shopkeeper|saleswoman|salesman|librarian|cashier|neighbou?r|she|he|they|everyone) (?:really )?(?:wanted to know why|wondered why|asked (?:him |her )?why|followed (?:him|her)|became curious|was curious|got curious|wanted to find out(?: why)?)[^.]*",
    ),
    idea: /\b(?:buy\w*|bought|orders?|ordered)\b/i,
    after: [
      [
        1,
        "One does not ask such a thing straight out. “Nice weather for reading,” came the first attempt. “Very nice,” was the answer, and that was all.",
        "One does not ask such a thing straight out. “Nice weather today,” came the first attempt. “Very nice,” was the answer, and that was all.",
      ],
      [
        1,
        "The second attempt was a note with a question mark on it. It came back the next day, folded up, with a peppermint inside. It was a very good peppermint, but one was no wiser.",
      ],
      [
        2,
        "On Thursday {hero} stayed away, and on Friday as well. Nobody had known how long a morning can be. On Saturday somebody put up the sign “Back soon” and went to look.",
      ],
    ],
    end: [
      [
        0,
        "It was a room on the second floor, very tidy. They stood along the wall, from the floor to the ceiling, years of them, and none had been touched. {Hero} lay there with a bad cold. “So you've found me out,” {he} said. “I don't need it at all. It's just that you have to say good morning to somebody, once a day. And I didn't want to come with empty hands.”",
        "It was a room on the second floor, very tidy. {Hero} lay there with a bad cold. “So you've found me out,” {he} said. “I don't need it at all. It's just that you have to say good morning to somebody, once a day. And I didn't want to come with empty hands.”",
      ],
      [
        1,
        "Nothing about it has been changed since then, except for one thing. There is a second stool behind the counter. {Hero} still pays every morning, because order must be. Then {he} sits down, and they do the crossword together.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
