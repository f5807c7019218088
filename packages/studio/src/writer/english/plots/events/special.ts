import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Things, places and people with something special about them, and days on which the world is different. */
export const special: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:baked|gave|chose|picked|told|sold|showed|cooked|handed out|printed|played|served|knew|decided|found) (?:everyone |everybody |people |each of them |them )?(?:only |exactly |just |always )?(?:what|whatever|which [a-z]+|the [a-z]+(?: that)?) (?:everyone|everybody|people|each [a-z]+|they|you|somebody|customers|visitors) (?:really |most |truly |should |had to )?(?:needed?|wanted?|missed|read|wished for|were looking for|was looking for|reads?)",
    ),
    after: [
      [
        1,
        "A woman came who wanted something quite different. What she got was small and plain, and she went away angry. The next morning she stood there again. “How did you know?” she asked, and had red eyes, and smiled.",
      ],
      [
        1,
        "After that they came from all over. Nobody said any more what they would like. They only stood there and waited, and held out both hands.",
      ],
      [
        2,
        "A boy got two of them. “But I'm alone,” he said. He was told to go round by the park. There was somebody on the bench who was alone as well.",
      ],
      [
        2,
        "The mayor got nothing at all. He waited for an hour. Then he noticed that for an hour nobody had wanted anything from him, and he thanked very warmly and went home.",
      ],
    ],
    end: [
      [
        0,
        "“And what do you need yourself?” a child asked one evening. Nobody had ever asked {hero} that. For a while nothing happened, and then there was the answer, and it was the same for all: somebody who asks.",
      ],
      [1, "Since then there is a chair beside {hero}, and it is never empty for long."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("refused to (?<refused>(?!eat|share|cross|sleep)[a-z]+(?: [a-z']+){0,5})"),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,3}?(?:rain|snow|storm|clouds?)\b/i,
    after: [
      [
        1,
        "They asked, they begged, and in the end they shouted. {Doer} stayed where {doerhe} {doerwas}. “No,” said {doer}. One could not even say that it sounded unfriendly.",
      ],
      [1, "“But you always do it!” “That's just it,” said {doer}. Nobody knew what to answer to that."],
      [
        2,
        "Some said that it was laziness. Some said that it was pride. Only a small girl sat down and looked up, and went on looking until she was noticed.",
      ],
    ],
    end: [
      [
        0,
        "“Why don't you want to {refused}?” asked the girl. It was the right question. “Because everybody runs away then,” said {doer}. The girl thought about it. Then she fetched an umbrella, a red one, opened it and stayed where she was.",
      ],
      [
        1,
        "It did not take much more than that. By evening it had all been done, with pleasure, and nobody had run away. Most of them had even stayed out, to look.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "refused to (?<refused>(?!eat|share|cross|sleep|leave|go|move|sell|retire|open|close)[a-z]+(?: [a-z']+){0,5})",
    ),
    after: [
      [
        1,
        "They asked, they begged, and in the end they shouted. {Doer} stayed where {doerhe} {doerwas}. “No,” said {doer}. One could not even say that it sounded unfriendly.",
      ],
      [1, "“But you always do it!” “That's just it,” said {doer}. Nobody knew what to answer to that."],
      [
        2,
        "Some said that it was laziness. Some said that it was pride. Only a small girl sat down and looked up, and went on looking until she was noticed.",
      ],
    ],
    end: [
      [
        0,
        "“Why don't you want to {refused}?” asked the girl. It was the right question, and it was the first time that anybody had asked it. The answer took a long time, and she did not go away.",
      ],
      [
        1,
        "It did not take much more than that. By evening it had all been done, with pleasure, and nobody had run away. Most of them had even stayed out, to look.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:but )?(?:the |his |her |their |all the )?(?:[a-z]+ )?(?:needed|could not do without) (?:him|her|it|them)(?=[.,]|$)",
    ),
    idea: /\b(?:birds?|crows?|sparrows?|swallows?)\b/i,
    after: [
      [
        1,
        "They did not say it. But when {hero} packed the bag, they all sat round it in a circle and looked at the floor.",
      ],
      [1, "“Just for one week,” said {hero}. “A week,” they said. It sounded like something that one cannot eat."],
      [2, "“And who will say good morning?” one of them asked. {Hero} had not known that anybody waited for that."],
    ],
    end: [
      [
        0,
        "So {hero} stayed, and they went. They flew out in all directions, one after the other, and came back in the evening, and told: of the sea, of a market with lamps, of a mountain that smokes. {Hero} shut both eyes and saw it all.",
      ],
      [
        1,
        "Nobody has ever travelled so far without a step. By now there is a map at {hero's} place, drawn with a beak, and it has no edge.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:did not|didn't) want to be (?:rescued|saved|freed|helped|found)"),
    idea: /\b(?:princess|prince|tower|castle|dragon)\b/i,
    after: [
      [
        1,
        "Three of them had already stood down there, with horses and flags. “I'm coming!” they had called. “Please don't,” was called down. It is not in any of the songs, but that is how it was.",
      ],
      [
        1,
        "It was nice up here. There was a view, there were books, and there was somebody who breathed warm air into the room in winter.",
      ],
      [2, "“Aren't you bored?” “Not so far.” “Aren't you afraid?” “Of whom?”"],
    ],
    end: [
      [
        0,
        "The last one who came had no horse and no flag. He only had a cake. “I didn't want to rescue anybody,” he said. “I wanted to ask whether you both like cherries.” They let down the rope.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:wanted|decided) to keep (?<pet>the dragon|the monster|the bear|it|him|her|the wolf|the ghost)"),
    idea: /\b(?:dragon|princess|monster|castle|tower)\b/i,
    after: [
      [
        1,
        "“One doesn't keep that,” they said at court. “Why not?” There was a book about it, and in the book there was only one sentence: because.",
      ],
      [
        1,
        "They had got used to each other. One of them could read aloud, and the other one could toast bread from a distance. In the evening they played draughts.",
      ],
      [2, "When a knight came, one of them had to hide. They took turns."],
    ],
    end: [
      [
        0,
        "In the end the king came himself, with the whole army, and looked up. There was washing on the tower, and it was being dried by a long warm breath. “Is that practical?” asked the king. “Very,” was the answer. The king had a great deal of washing, too.",
      ],
      [
        1,
        "There was a wedding at that time as well, but somebody else's. The two of them came as guests, and lit the candles, all four hundred, in one go.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:crossed|went over|walked across) the (?:road|street)"),
    after: [
      [
        1,
        "First to the left, then to the right, and then once more to the left. {Doer} did it just as one has to do it. The cars waited. One of them even took off its hat.",
      ],
      [2, "On the other side the grass was just as green. {Doer} had heard otherwise."],
    ],
    end: [
      [
        0,
        "“Well?” asked those who had stayed behind. {Doer} thought about what to say. “It's the same over there,” {doerhe} called, “only the other way round.”",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "forgot (?:why|what for|what (?:he|she|it|they) wanted(?: there)?|where (?:he|she|it|they) (?:was|were) going)",
    ),
    after: [
      [
        1,
        "{Hero} stood there. There had been a reason, quite a good one even. It had been there a moment ago, a step back. It must have fallen down on the way.",
      ],
      [
        1,
        "“Perhaps you were hungry,” said a snail. “Perhaps you wanted to see me,” said a dog. “Perhaps you only wanted to be on the other side,” said an old boot. {Hero} wrote it all down.",
        "“Perhaps you were hungry,” said one. “Perhaps you wanted to see me,” said another one. {Hero} nodded at everything. None of it was right.",
      ],
      [
        2,
        "Everybody asks one that afterwards, all one's life. “And why?” they ask. It would be nice to have an answer.",
      ],
    ],
    end: [
      [
        0,
        "So {hero} went back, step by step, exactly the same way, because one finds things where one has lost them. In the middle {he} stopped. There it lay. It was quite a small reason, round and shiny: it had been such a lovely morning.",
      ],
      [
        1,
        "“Because,” says {hero} today when somebody asks, and smiles. Most people are content with that.",
        "“Because,” is the answer today when somebody asks. Most people are content with that.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:it )?(?:rained|snowed|hailed) (?<rain>pancakes|fish|frogs|cakes?|lemonade|sweets|candy|chocolate|letters|flowers|socks|noodles|ice cream|money|balloons|feathers|stars|soup|milk|popcorn)",
    ),
    after: [
      [
        1,
        "At first it was only one on the windowsill. “Who throws {rain} around?” somebody called upstairs. Then there was one on a hat, and then there were so many that the gutters stopped up.",
      ],
      [1, "The umbrella shop sold everything it had. Then people turned the umbrellas round and used them as bowls."],
      [2, "The weather man stood in front of his map and had no sign for it. In the end he drew it by hand."],
    ],
    end: [
      [
        0,
        "By evening the clouds were empty. In the whole town there was nobody who was still hungry for {rain}, or who had not found some in a pocket. “And tomorrow?” they asked. “Tomorrow rain,” said the weather man. They were almost glad of it.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:built|made|had) (?:an?|its|her|his|their) nest in {spot}"),
    after: [
      [
        1,
        "First there was one straw, and one thought nothing of it. Then there were twelve straws, a bit of wool and half a shoelace. Then there was somebody sitting in it, who looked at one as if one were the guest.",
      ],
      [
        1,
        "{Spot} could not be used any more, that was clear. A sign was put up: Please do not disturb. Everybody walked on tiptoe there, and spoke in a whisper.",
      ],
      [2, "One morning it peeped. It peeped four times, in four different ways."],
    ],
    end: [
      [
        0,
        "In summer the nest was empty. Nobody took it away. “They might come back,” they said, and bought another one, and hung it up next to it. And so it was: two were needed the year after.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:stopped|stood still|ran backwards|went backwards|struck thirteen)(?=[.,]|$| (?:at|for|in|when|and)\\b)",
    ),
    after: [
      [
        1,
        "Nobody noticed it at first. Then the soup did not get warm, the lesson did not come to an end, and a ball that had been thrown stayed up there and seemed to think about it.",
      ],
      [
        2,
        "It was the longest afternoon that there had ever been. Those who were bored had a hard time. Those who were happy hoped that nobody would repair it.",
      ],
    ],
    end: [
      [
        0,
        "Then somebody blew into it, quite gently, and a grain of sand fell out. Tick, it went. Everywhere people breathed out. And the ball came down at last, just into the hands that had been waiting for it.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:lost|had lost) (?:his|her|its|their) shadow|shadow (?:ran away|had run away|left|disappeared|wanted to)",
    ),
    after: [
      [
        1,
        "In the morning it had still been there, long and thin and punctual. At noon {hero} looked down, and there was only light. It is an odd feeling. One thinks that one is going to fly off.",
      ],
      [
        1,
        "“Have you seen it?” asked {hero} everywhere. “What does it look like?” “Like me. Only flatter, and it never says anything.”",
      ],
      [
        2,
        "Behind the fence something dark was lying in the grass with its arms behind its head. It had never done that before.",
      ],
    ],
    end: [
      [
        0,
        "“I only wanted to know what it is like to go first,” said the shadow. {Hero} could understand that. So now they take turns: in the morning one of them leads, and in the evening the other one does.",
      ],
    ],
  },
  {
    by: "any",
    words: event("travel(?:l)?ed (?:back )?(?:in|through) time|(?:built|found|had|invented) an? time machine"),
    after: [
      [
        1,
        "It hummed, it smelled of burnt toast, and then it was the same room. Only the wallpaper was different, and on the chair sat a small girl who ate an apple. “You're late,” she said.",
      ],
      [
        1,
        "{Doer} had to be careful. One must not change anything there, not even a crumb. {Doer} stepped on a crumb at once.",
      ],
      [
        2,
        "“And what is it like, later?” asked the girl. {Doer} did not know where to begin. “There are still apples,” {doerhe} said.",
      ],
    ],
    end: [
      [
        0,
        "Back at home everything was as before, except for one thing. On the shelf stood an old photograph that had not been there in the morning: a small girl with an apple, and next to her, a little blurred, somebody who looked rather like {doer}.",
      ],
    ],
  },
  {
    by: "person",
    words: event(
      "(?:was|had been|used to be) (?:once |secretly )?(?<past>an? (?:[a-z]+ )?(?:pirate|spy|circus artist|acrobat|lion tamer|magician|sailor|thief))",
    ),
    after: [
      [
        1,
        "There had been signs, if one thought about it. Who peels a potato with one hand? Who knows eleven knots, and the name of every wind? Who always sits with their back to the wall?",
      ],
      [
        1,
        "In the attic there was a trunk. It was not locked, there was only a rug over it. On top lay a letter in a language with many dots.",
      ],
      [2, "“That was a long time ago,” was all that could be found out. But the eyes said something else."],
    ],
    end: [
      [
        0,
        "They learned the rest bit by bit, always on a Sunday, always with cake. In the end {hero} {was} shown the most important thing. It was a knot. “It holds everything,” {hero} {was} told, “and it opens with one finger. Like a family.”",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:appeared|was standing|stood|sat|lay|was sitting|was) in (?<spot>(?:the|our|his|her|my|their) (?:[a-z]+ )?(?:fridge|bath|bathtub|garden|kitchen|pool|swimming pool|living room|cellar|attic|wardrobe|garage|classroom|cupboard|bed|shed))",
    ),
    after: [
      [
        1,
        "They shut the door, counted to three and opened it again. There was no doubt about it. It was still there, and it seemed to feel at home.",
      ],
      [
        1,
        "“Who ordered that?” Nobody had ordered anything. “What does it eat?” They soon knew: everything, and above all the good cheese.",
      ],
      [2, "One gets used to knocking before one opens {spot}."],
    ],
    end: [
      [
        0,
        "One morning {spot} was empty again. There was a note in it, a little damp. “Thank you,” it said. “It was just the right temperature.” They leave the door open by a crack now, in case.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "spells? (?:only )?(?:went|goes|always went|worked|work) (?:wrong|backwards|only [a-z ]+|when .*)|could only (?:do|cast) (?:one|small|wrong) (?:spells?|magic)",
    ),
    after: [
      [
        1,
        "A broom was meant to become a carriage. It became a broom with wheels, and rolled down the hill, and was never seen again.",
      ],
      [
        1,
        "{Hero} tried it with a straight face, as it says in the book. Nothing happened. {He} tried it with a very straight face. Even less happened.",
      ],
      [
        2,
        "Then a toad hiccuped, at quite the wrong moment. {Hero} had to giggle, and at the same moment the kettle sang, the rain stopped, and there was a cake on the table.",
      ],
    ],
    end: [
      [
        0,
        "So now the book of spells is on the shelf, and next to it there is a book of jokes. When somebody is ill, when the harvest is bad, when the well is dry, they send for {hero}, and for the toad. And one can hear from far away how it is getting better.",
      ],
    ],
  },
];
