import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

/** Things that want something else, are worn out or no longer needed, or do more than they should. */
export const wilfulThings: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:decided to (?:go|run|drive|turn|move)|went|ran|runs|started (?:going|running|moving)|only (?:goes|went)) (?<course>sideways|backwards|the other way|in circles|the wrong way|upwards|slowly)\\b",
    ),
    idea: /\b(?:escalator|lift|elevator|carousel|merry-go-round|train|tram|bus|ferris wheel|conveyor belt|revolving door|ski lift|cable car)\b/i,
    after: [
      [
        0,
        "The first one who noticed it was a man with a briefcase. He wanted to go where he always went, and he went {course}. “Excuse me,” he said to nobody in particular, and then he was gone.",
      ],
      [
        1,
        "They switched it off, and they switched it on again. They changed a screw. {Doer} waited until they had put everything away and went on as before.",
      ],
      [
        2,
        "“All my life,” said {doer}, when somebody asked at last, “I have brought people to where they wanted to go. I'd like to see for once where they go if they don't want to go anywhere.”",
      ],
      [
        2,
        "A lady got out next to a flower shop that she had walked past for eleven years. Two boys got out where the band was practising. The man with the briefcase was found in the toy department, on the floor.",
      ],
    ],
    end: [
      [
        0,
        "In the evening there was a meeting. “This can't go on,” said the manager. But there was a queue outside the door, and it was growing. They had no bags with them and no hurry. “We would like to go {course}, please,” they said. “It doesn't matter where to.”",
      ],
      [
        1,
        "So they came to an agreement: on weekdays straight on, and on Saturdays {course}. The man with the briefcase always comes on Saturdays, and he leaves the briefcase at home.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:got|gets|received|was given|bought|built|had|has|was looked after by) (?:an? |his |her |their )?(?:[a-z]+ )?robot (?<kin>grandma|granny|grandmother|grandpa|grandfather|nanny|babysitter|brother|sister|mother|mum|father|dad|friend)\\b",
    ),
    after: [
      [
        0,
        "It came in a box as tall as a door, with a bow round it. It had warm hands, if one switched them on, and it could do nine voices. “How do you do,” it said. “I have been told that I am a {kin}.”",
      ],
      [
        1,
        "It did everything right. That was just the trouble. It cut the bread into exact triangles, knew all the words of all the songs, and always won at cards, because it had counted them.",
      ],
      [
        2,
        "“A real {kin} doesn't do it like that,” {hero} said. The robot opened a little flap and took out a pencil. “How, then?” it asked. That was hard to explain. “More wrong,” said {hero} in the end.",
      ],
      [
        2,
        "That night there was light under the kitchen door. The robot was practising. It dropped a spoon, picked it up, and dropped it again.",
      ],
    ],
    end: [
      [
        0,
        "Then {hero} had a fever, and it was the middle of the night. The robot sat by the bed and was supposed to sing, and suddenly it had forgotten the third verse. “I don't know how it goes on,” it said, quite shocked. “It's somewhere, but I can't find it.” {Hero} had to laugh, in spite of the fever. They made up a third verse. It was about a spoon.",
      ],
      [
        1,
        "“That was very wrong,” said the robot in the morning. “Yes,” said {hero} and moved over, so that there was room on the pillow. “Just like that.”",
      ],
      [2, "Now it loses at cards every other time. {Hero} pretends not to notice that it does so on purpose."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "^(?:One (?:day|night),? )?(?:the|an?|my|our|his|her|their|\\S+['’]s|\\S+ \\S+['’]s|all the) (?:[a-z-]+ ){0,2}?(?:clock|pencils?|crayons|shoes?|bike|bicycle|ball|toothbrush|toys?|teddy|doll|lamp|spoon|plates?|umbrella|hat|broom|robot|piano|violin|books?|chair|bed|toilet|phone|tablet|computer|socks?|vegetables|backpack|bag|letters|numbers|words) (?:ran away|left|walked out|moved out|hid|disappeared|went on strike|escaped)\\b[^.]*",
    ),
    after: [
      [
        0,
        "It had not been one big thing. It had been every day. At three in the morning, when the house was dark, {doer} moved to the edge, counted to three and let go.",
      ],
      [
        1,
        "There was an empty place in the morning, with a ring of dust round it. “It must be here somewhere,” they said. They crawled under the bed and pulled out the drawers. Nobody thought of looking outside.",
      ],
      [
        2,
        "{Doer} had got as far as the bus stop. An old suitcase was sitting there, who had left for the same reason, but years ago. “What are you going to do now?” it asked. “Nothing,” said {doer}. “For once.” “That's good for about three days,” said the suitcase.",
      ],
      [
        2,
        "At home nothing worked any more without {doer}. On the first day it was funny. On the second day there was a quarrel about it. On the third somebody sat on the stairs and thought things over.",
      ],
    ],
    end: [
      [
        0,
        "On the evening of the third day a note was stuck to the bus stop. It had drawings on it, so that everybody could read it. “I'm sorry,” it said. “I never thought that it hurt.” And below: “There is a cushion now.” {Doer} read it four times, and the suitcase read it, too. “A cushion,” said the suitcase. “I never got one.”",
      ],
      [
        1,
        "They came home together. The suitcase got a place in the hall, by the radiator. And in the morning a hand came, quite gently, and only touched {doer} with one finger.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:only|it only) (?:flew|flies) (?:when|if|as long as) (?:you|one|somebody|someone|people|they|he|she|it|the children)[^.]*\\b(?<fuel>jokes?|sing|song|laugh\\w*|please|compliment\\w*|stor(?:y|ies)|poems?|danc\\w+|nice|truth|cry|cries|tickle\\w*)",
    ),
    after: [
      [
        0,
        "It took a while to find that out. They had already tried it with oil, with pushing and with a rude word. And then it just happened, by chance, because one of them could not wait until after supper. It jerked, and it lifted a corner.",
      ],
      [
        1,
        "“Again!” It worked again, but only half as well. One may not use the same one twice. By Wednesday they had used up everything that they knew, and went round the houses to ask for more.",
      ],
      [
        2,
        "The butcher had a very good one. The caretaker had one that was so old that his grandfather had got it secondhand. They wrote everything down in an exercise book and practised it in front of the mirror.",
      ],
      [
        2,
        "Then they were up in the air, above the church, when the last page was turned. “Do you know another one?” “No.” It grew very quiet. They sank a metre, and then another.",
      ],
    ],
    end: [
      [
        0,
        "It was Grandma who saved them. She was standing on the balcony below with the washing, looked up and said, quite without thinking, what she always said when somebody was in a place where they had no business to be. They had heard it a hundred times. This time it was just right. They shot up so high that a peg came along.",
        "In the end it was the oldest one of all that helped, the one that every baby knows. They said it together, as loudly as they could. It was not good at all. But they meant it, and the ground stopped coming closer.",
      ],
      [
        1,
        "They landed in the middle of the pea bed, all in one piece. Since then they always take somebody along who never runs out. And in the exercise book there is a page at the back: only for emergencies.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:listened to|listens to|heard|hears|knew|knows|overheard|overhears|kept|keeps) (?:all )?(?:everybody's|everyone's|people's|the|all the|their|many|every)(?: [a-z]+)? ?(?<what>secrets?|stories|conversations|gossip)\\b",
    ),
    idea: /\b(?:machine|lift|elevator|photocopier|copier)\b/i,
    after: [
      [
        0,
        "It was not curiosity. People simply stopped in front of {doer}, and while they were waiting, they talked. They thought that nobody was listening.",
      ],
      [
        1,
        "So {doer} knew who was in love with whom from the second floor. It knew who cried on Mondays, and who had eaten the birthday cake that was not his. It knew that the strict one with the tie wrote poems.",
      ],
      [
        2,
        "{Doer} had never told anybody. But it gets crowded, with so many of them. At night, when the cleaning lady had gone, it hummed a little, so as not to burst.",
      ],
      [
        0,
        "One morning a new one came, with a cold cup and red eyes. “I don't know a soul here,” she said, to the wall, as she thought. “Nobody has said a word to me for two weeks.” {Doer} knew for certain who had wanted to for two weeks, and did not dare.",
      ],
    ],
    end: [
      [
        0,
        "It happened a moment later, because somebody had to do something. There was a hiss and a clank, and nothing worked any more. They came out of all the rooms and stood around {doer}, and because they had to wait, they began to talk, all of them, with each other. The one who had not dared stood next to the one with the red eyes. “Is it always like that?” she asked. “No,” he said. “It has never done that before.”",
      ],
      [
        1,
        "The mechanic found nothing. “It's as if it had held its breath,” he said. {Doer} works perfectly again. But every second Friday or so it has to be waited for, for exactly as long as people need.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:dreamed of|dreamt of|dreamed about|wanted to (?:see|visit|go to|travel to|live at|live in|live on)|longed for|wished to see|dreamed of (?:seeing|visiting|going to)) (?<dream>the (?:north pole|south pole|sea|ocean|desert|jungle|mountains|moon|stars|arctic|eiffel tower|big city|countryside|beach)|paris|africa|antarctica|london|italy|hawaii|australia|egypt|new york|rome|america)\\b",
    ),
    idea: /\b(?:fridge|refrigerator|toaster|kettle|lamp|clock|chair|sofa|umbrella|suitcase|bucket|snow ?globe|teapot|cup|spoon|vacuum|broom|bicycle|scooter|piano|armchair|bathtub|washing machine|rubber duck|tent|doormat|radio|iron|ladder)\b/i,
    after: [
      [
        0,
        "It had begun with a postcard that somebody had put up. That was what it looked like there. {Hero} looked at it all day long, and at night, when it was dark, {he} still saw it.",
      ],
      [
        1,
        "“To {dream}?” said the others. “The likes of us never get further than the second floor.” {Hero} said nothing. But {he} began to get ready in {his} own way: a little every day, so that nobody would notice.",
        "“What do you want there?” said the others. “The likes of us never get further than the second floor.” {Hero} said nothing. But {he} began to get ready in {his} own way: a little every day, so that nobody would notice.",
      ],
      [
        2,
        "In the summer the people went away, with bags and hats. {Hero} listened to the car until it could not be heard any more. They had not asked. One does not ask.",
      ],
      [
        2,
        "A fly told {him} about it. She had once been as far as the ring road by mistake. “It's all true,” said the fly, “and there is more of it than one thinks.”",
      ],
    ],
    end: [
      [
        0,
        "One day there was a sticker on {hero}, and {he} was carried down, out of the door and into a dark van. So that was it, {he} thought. It hummed and shook for two days. When the doors were opened, it was so bright that one could see nothing at all. “Careful,” said somebody. “That has got to go over there.” {Hero} looked. And it looked exactly like the postcard, only that it did not stop at the edge.",
      ],
      [
        1,
        "The others have got a postcard now. It hangs where the old one was. “I was wrong about the second floor”, it says on it, “and it is even more beautiful in the mornings.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "\\b(?:drawing|painting|picture|doodle|sketch|scribble|statue|sculpture|sandcastle|snowman|scribbles|illustration)\\b[^.]*?\\b(?:came|comes|come|jumped|climbed|stepped|walked|hopped|sprang|escaped) (?:alive|to life|off|out|down)",
    ),
    idea: /\b(?:drawing|doodle|sketch|scribbles?)\b/i,
    after: [
      [
        0,
        "First there was a rustling, as if somebody were turning a page. Then there was one foot on the carpet, a little crooked, with four toes. It had been drawn in a hurry.",
      ],
      [
        1,
        "“You might have given me a second ear,” said the drawing and felt its head. It left a bit of crayon on everything it touched. On the door handle it was green, and on the biscuit tin it was very green.",
      ],
      [
        2,
        "“What's my name?” it asked, and “What do I like to eat?” and “Am I good or bad?” Nobody had thought of that while drawing. “You can choose,” said {hero}. “All of it?” “All of it.” It had to sit down.",
      ],
      [
        3,
        "“What's that on the stairs?” called a voice from the kitchen. “Only paint!” {hero} called back. That was quite true.",
      ],
    ],
    end: [
      [
        0,
        "It rained on the way home from the playground, and that was the worst moment of all. The blue was running down its arm already. {Hero} took off {his} jacket, wrapped it up, and ran as fast as {he} could. At home, on the kitchen table, with the good pencils, everything was drawn again, slowly this time: the arm, the smile, and a second ear. “I can hear you much better now,” it said.",
      ],
      [
        1,
        "At night it goes back into the sheet, because that is where its bed is. {Hero} has drawn a window there, and a neighbour. In the morning there are sometimes biscuit crumbs on the paper.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:was getting|got|gets|grew|became|was|is getting) (?:shorter|smaller|thinner)(?: and (?:shorter|smaller|thinner))?|(?:would|will) soon be (?:gone|used up|finished)|(?:was|were) (?:nearly|almost|slowly) (?:used up|gone|finished))",
    ),
    idea: /\b(?:pencil|crayon|chalk|felt pen)\b/i,
    after: [
      [
        0,
        "There had been a time when {hero} had been able to look over the edge of the box. Now {he} saw only cardboard. The others still had their gold letters. Of {his} letters there was only one left.",
      ],
      [
        1,
        "“You ought to take it easier,” said one who had never been used. It was as long as on the first day, and it had a point like a needle. It had also never been anywhere.",
      ],
      [
        2,
        "So {hero} hid, right at the bottom, underneath the others. It was safe there, and it was boring. Above {him} a hand was looking for {him}. “Where is it?” asked the voice. “I can't do it without it.”",
      ],
      [
        2,
        "At night {hero} counted what {he} had been: one roof, eleven hearts, a fire engine, and the smile of a clown. And once {he} had been a whole sunset, together with the yellow one.",
      ],
    ],
    end: [
      [
        0,
        "In the morning {he} came out again, all by {himself}, and lay on top. The hand took {him}, very carefully. It was a picture for somebody who was ill, and it needed just that. When it was finished, there was hardly anything left of {hero}, no more than a crumb. But the picture hung above the bed, and the one in the bed could not stop looking at it.",
        "In the morning {hero} came out again and lay on top. The hand took {him}, very carefully. It was for somebody who was ill, and it needed just that. When it was finished, there was hardly anything left of {hero}, no more than a crumb. But the one in the bed could not stop smiling.",
      ],
      [
        1,
        "The crumb lives in a matchbox, on cotton wool, with a ribbon round it. And the others, when a new one comes into the box, tell it who made the sunset.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:drove|drives|driving|made|makes) (?:the |his |her |their |our |all the |all |its )?(?:neighbou?rs|everybody|everyone|family|parents|whole (?:house|street|village|family)|guests|people|teachers?) (?:completely |absolutely )?(?:crazy|mad|nuts|up the wall)",
    ),
    idea: /\b(?:s[aiu]ng\w*|opera|music|play\w*|drum\w*|trumpet|violin|whistl\w*|hum\w*|crow\w*|bark\w*|snor\w*|nois\w*|loud\w*|practi\w*|band|piano|tuba)\b/i,
    after: [
      [
        0,
        "It went on in the morning, when one wants to sleep. It went on at noon, when the baby had just dropped off. And in the evening, when there was something on television, it really got going.",
      ],
      [
        1,
        "The man from downstairs banged on the ceiling with a broom. The woman from upstairs banged on the floor with a shoe. They did not know it, but it was in time. From then on it was even louder, because now there was a drum.",
      ],
      [
        2,
        "They wrote a letter: “Something has to be done.” Everybody signed it. They put cotton wool in their ears, and cushions in front of the door, and old Mr Pfeifer moved into his cellar with a deckchair.",
        "They wrote a letter: “Something has to be done.” Everybody signed it. They put cotton wool in their ears, and cushions in front of the door, and the oldest of them moved into his cellar with a deckchair.",
      ],
    ],
    end: [
      [
        0,
        "And then, one Thursday, it was quiet. For an hour they enjoyed it. Then they looked up from their plates. At eight they were all standing on the stairs, in their slippers. “Do you hear anything?” “No.” “Nor do I.” The man from downstairs had brought his broom. He banged with it, quite softly, three times. It was a question.",
      ],
      [
        1,
        "The answer came at once, and they all sat down on the steps. Since then there are fixed times, from six to seven, and on Sundays there is a second half. The broom has a solo.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "shadow\\b[^.]*?\\b(?:ran|runs|run|walked|escaped|left|disappeared|vanished|was gone|went)\\b[^.]*|(?:lost|had lost|looked for|lost track of) (?:his|her|its|their) shadow",
    ),
    after: [
      [
        0,
        "It is a strange feeling to have the sun behind one and nothing in front. {Hero} felt much too light. At the corner a dog sniffed at the place where it ought to have been, and looked up reproachfully.",
      ],
      [
        1,
        "There it was, over there, on the wall of the school. It was doing cartwheels. It slid across the fence like a comb, went once up the church tower and down again, and waved.",
      ],
      [
        2,
        "“Stop!” called {hero}. One can't catch a thing like that. {He} had it by the foot already, and then a cloud came. When the cloud had passed, {he} had a bucket by the foot.",
      ],
      [
        2,
        "“Why are you running away?” {hero} called. “Because you always only walk,” it called back. “From home to school and from school to home. Have you any idea how that is, lying down?”",
      ],
    ],
    end: [
      [
        0,
        "The sun was already low. The shadows got longer and longer, and the longest of all lay on the meadow, out of breath. {Hero} did not run after it. {He} stood on {his} hands. It was the first time. {He} fell over and did it again. For a moment nothing happened. Then there was a tug at both feet, as if somebody had joined in.",
      ],
      [
        1,
        "They came home at dusk, hopping, on one leg, along the kerb. “Why are you so dirty?” they asked. “There were two of us,” said {hero}.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: inSentence(
      "(?:wanted to (?:travel|drive|ride|run|sail|swim|fly|race|be|go) (?:on|in|as|at) (?:the |an? )?real [a-z]+|wanted to be (?:an? )?real (?!friend|boy|girl|person|human)[a-z]+|dreamed of (?:the |an? )?real (?!friend)[a-z]+)",
    ),
    idea: /\b(?:toy|wooden|paper|model|tin|rubber|plastic|cardboard|bath)\b[^.]*\b(?:train|boat|ship|car|locomotive|engine|tram|duck)\b/i,
    after: [
      [
        0,
        "Every evening it was the same way: once round, always along the edge, and back. One may do that for a long time. But in the picture book that somebody had left open it went on, right over the edge of the page.",
      ],
      [
        1,
        "“You're much too small for that,” said the big ones on the shelf. They themselves had never been down from the shelf. {Hero} said nothing and looked at the crack under the door.",
      ],
      [
        2,
        "On the stairs it was steep, and out in the street it was wet. A cat laid a paw on {hero}, just to see, and took it off again. “Which way is it?” asked {hero}. “Always towards the noise,” said the cat.",
      ],
    ],
    end: [
      [
        0,
        "And there it was, the real thing. It was as big as a hundred houses, it roared, and everything shook. {Hero} stood at the edge and was as small as {he} had never been before. Then the biggest one out there stopped and looked down. “Well, well,” it said, in a voice like a cellar. “I was as small as you once. Stay close behind me.” And they went off, once there and once back, with the wind from in front.",
      ],
      [
        1,
        "In the morning {he} was back in the old place. But there was a dark spot on {him} that had not been there before, and it would not come off. “Where does that come from?” asked the child. The big ones on the shelf moved closer together and listened.",
      ],
    ],
    isWhole: true,
    of: "things",
  },
  {
    by: "any",
    words: inSentence(
      "(?:wanted|dreamed|wished|longed|hoped) (?:to (?:be|become)|of (?:being|becoming)) (?<dream>an? (?!real|friend)(?:[a-z]+ ){0,2}?[a-z]+)(?= like | in | one day| some ?day|[.,]|$| instead| but | and | because )",
    ),
    idea: /^(?:once )?(?:an?|the|my|our|one|in the [a-z]+,? an?) (?:[a-z-]+ ){0,2}?(?:spoon|fork|cup|mug|plate|pencil|pen|eraser|chair|table|sofa|lamp|pumpkin|potato|carrot|tomato|apple|cucumber|onion|pea|bean|egg|button|sock|shoe|boot|hat|glove|umbrella|bucket|broom|brush|toothbrush|candle|box|bottle|stone|pebble|brick|puddle|cloud|raindrop|snowflake|leaf|feather|coin|key|book|ball|balloon|tractor|car|bus|truck|lorry|train|boat|bicycle|scooter|wheelbarrow|teapot|kettle|pot|pan|towel|pillow|paper clip|rubber duck|traffic cone|lawn ?mower|tree|flower|cactus|dandelion|mushroom)\b/i,
    after: [
      [
        0,
        "It was not that {hero} disliked what {he} was. It was useful, and people were polite. But once {he} had seen {dream}, from quite close, and since then nothing else seemed to shine.",
      ],
      [
        0,
        "{Hero} practised when nobody was looking. {He} stood up very straight. {He} tried to look as one has to look. A fly sat down to watch. “And?” asked {hero}. “From the left, a little,” said the fly.",
      ],
      [
        2,
        "“What are you doing there?” asked the others. “I'm {dream},” said {hero}. They were silent, and then they laughed until something fell over. {Hero} laughed along, so as not to stand out.",
      ],
    ],
    end: [
      [
        0,
        "For one evening it came true, because a child came by who needed just that for a game. “You're {dream} now,” said the child, and put a bit of gold paper round {him}, and that was that. Nobody laughed. {Hero} {was} it, with everything that goes with it, until the child was called in.",
      ],
      [
        1,
        "In the morning everything was as usual. Somebody came, picked {him} up, and used {him} for what {he} was there for. It felt quite right. But the gold paper is still sticking to {him}, on the side that nobody sees.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:nobody|no one|hardly anybody) (?:ever )?(?:used|uses|needed|needs|wanted|wants|played with|plays with|wound|rode|reads|read|wore|wears|sent|sends) (?:it|him|her|them|[a-z]+(?: [a-z]+)?) any ?more|(?:was|were) (?:no longer|not) (?:needed|used|wanted)(?: any ?more)?|(?:was|were) (?:replaced|out of date|old-fashioned|to be scrapped|retired)",
    ),
    idea: /\b(?:telephone box|phone box|phone booth|telephone|payphone|typewriter|mailbox|postbox|record player|radio|lighthouse|steam engine|tram|windmill|well|bicycle|rocking horse|dictionary|map|atlas|sewing machine|cassette|camera|stove|fountain pen|letter ?box|robot|clock|train|locomotive|carousel|merry-go-round|ferry|library|book|toy|doll|teddy)\b/i,
    after: [
      [
        0,
        "There had been days when they had stood in a queue. “Are you nearly finished?” they had called, and stamped their feet. {Hero} still knew all of them, by the way they held on.",
      ],
      [
        0,
        "Now people walked past and looked at their hands. Moss came. A spider moved in, and asked first, which was decent of her. A sign was put up: “To be removed on the thirtieth.”",
      ],
      [
        2,
        "“You have to make yourself useful,” said the spider. {Hero} did what one could do: {he} stood up straight, and kept the rain off a cyclist, and let a wet dog in.",
        "“You have to make yourself useful,” said the spider. “I am useful,” said {hero}. “It's just that nobody comes to try.”",
      ],
    ],
    end: [
      [
        0,
        "On the twenty-ninth there was a storm, and in the whole town everything went dark that had a screen. People came out of their houses and held up their phones, and the phones were black. A girl was the first who saw {hero}. “What about that?” she asked. They did not know how it went. An old woman had to show them, and she was very proud. By midnight there was a queue. “Are you nearly finished?” somebody called from the back.",
      ],
      [
        1,
        "The men came on the thirtieth, with their tools. Somebody had hung a new sign over the old one: “In use.” The girl has polished the brass. And the spider has got herself a second room.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|were|is|had) (?:had )?(?:completely |really |so |very )?(?:fed up|tired|sick|bored|enough)(?: and tired)? (?:with|of) (?:always )?(?<chore>being (?:pulled|used|pushed|thrown|kicked|sat on|worn|carried|hugged|washed|chased|stared at|laughed at|rescued|guarded|small|green|invisible|good|bad|scary|the (?:smallest|baddy|bad guy|villain))[^.,]*|getting wet|(?:pulling|carrying|granting|guarding|scaring|stealing|fighting|ruling|delivering|rescuing|wearing|eating) [^.,]*)",
    ),
    after: [
      [
        0,
        "It is all right once. It is all right on Sundays. But {chore}, day in, day out, and never a word about it? “From today on,” said {hero} aloud, “somebody else can do it.”",
      ],
      [
        1,
        "They thought that it was a joke. They waited for it to begin, as always, and clapped a little. Nothing began. {Hero} sat in the middle, folded everything that could be folded, and looked up at the ceiling.",
      ],
      [
        2,
        "“But what would you like to do, then?” they asked. {Hero} had thought of everything, but not of that. “I'd have to try it out first,” {he} said. So {he} tried it out: lying down, sitting in the sun, and being in a place where nobody knew {him}.",
      ],
      [
        0,
        "In the meantime the others had to see how they got on. One of them volunteered. He lasted from nine to half past ten. Afterwards he had to lie down.",
      ],
    ],
    end: [
      [
        0,
        "On the fourth day the one who had lasted until half past ten knocked at the door. “I didn't know that it was like that,” he said. “None of us did. Would you show me how you stood it?” They talked until late. On the back of an envelope they wrote down what had to be different: breaks, a cushion, and that one is asked first.",
      ],
      [
        1,
        "“Would you mind?” they ask now, every time, and wait for the answer. Mostly it is yes. On Wednesdays it is no, and then they go to the pond together.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:wanted|needed|took|went on|decided to (?:take|go on)|dreamed of|was on|had) (?:an? |his |her |its |their )?(?:[a-z]+ )?(?:holiday|vacation|day off|break)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:family|parents|mother|father|mum|dad|girl|boy|children|teacher|grandma|grandpa|class)\b)(?=.*\b(?:umbrella|clock|lighthouse|toothbrush|fridge|toaster|broom|moon|sun|cloud|wind|santa|witch|dragon|ghost|vampire|monster|scarecrow|robot|traffic light|washing machine|sock|bus|king|queen|knight|genie|death|alien|snowman|vacuum|alphabet|letter|number|numbers|words|volcano)\b)/i,
    after: [
      [
        0,
        "It had never been away before. So {hero} packed what one packs: something for the sun, something for the rain, and far too many of the wrong things. “And who is going to do it while you're gone?” they asked. “You,” said {hero}, and shut the door from outside.",
      ],
      [
        1,
        "The first day was glorious. Nobody wanted anything. {Hero} lay there and did nothing, from nine to twelve and from two to six, and in the evening {he} was almost tired from it.",
      ],
      [
        2,
        "On the second day a stranger asked what {he} did at home. {Hero} told him a little about it, and then a little more. It grew late. “That sounds fine,” said the stranger. {Hero} {was} surprised. It really had sounded fine.",
      ],
      [
        2,
        "At home they had drawn lots. It looked easier than it was. By noon two of them had a blister, one was soaked to the skin, and the fourth had locked himself in.",
      ],
    ],
    end: [
      [
        0,
        "On the third day something happened that had never happened in that place before, and they all ran about and did not know what to do. {Hero} got up and did it. It took one minute. Nobody had asked {him} to, and that was the beautiful thing about it. “Where did you learn that?” they called. “At home,” said {hero}, and noticed that {he} wanted to go there.",
      ],
      [
        1,
        "When {he} came back, they were all standing at the door, with plasters and blisters. “We never knew,” they said. Since then {hero} goes away every year, for three days, and comes back a day early.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "^(?:But |Then |So |One (?:day|night|morning),? )?(?:the|an?|my|our|his|her|their|\\S+['’]s) (?:[a-z-]+ ){0,2}?(?:house|tree ?house|shed|hut|cottage)\\b (?:suddenly |one day |one night )?(?:took off|takes off|flew|flies|flew away|flew off|lifted off|floated|floats|drifted)\\b[^.]*",
    ),
    after: [
      [
        0,
        "First the cups rattled in the cupboard. Then there was a creak from below, like a tooth that comes out, and the apple tree in front of the window sank away. It was not the apple tree that moved.",
      ],
      [
        1,
        "“Did you shut the gas off?” somebody called down from the street, quite small already. Nobody had thought of that. The doormat came along for a bit, and then it sailed down and landed on the dog next door.",
      ],
      [
        2,
        "It is different when the window shows something else every hour: roofs, then a river, then nothing but gulls. They had breakfast above a ship, and the captain took off his cap. Somebody let down a basket on a string and pulled up two fresh herrings.",
        "It is different when the window shows something else every hour: roofs, then a river, then nothing but gulls. One learns not to spill anything, and where to hold on in the bends.",
      ],
      [
        2,
        "“Where does it want to go?” That was the question. It had stood in the same place for so long. Perhaps it only wanted to see where the swallows go to, who had lived under its roof every summer.",
      ],
    ],
    end: [
      [
        0,
        "On the evening of the third day it came down, quite gently, and turned round once, as a dog does before it lies down. Outside it was warm and smelled of oranges. Under the roof there was a twittering. So they had been right about the swallows.",
      ],
      [
        1,
        "It stayed there for exactly one winter. In April it stood in its old place again, a hand's breadth further to the left, and there was sand in the gutters. They have tied it to the apple tree, with a loose knot.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:sewed|sews|knitted|knits|embroidered|embroiders) (?:exactly )?(?:whatever|everything that|everything|anything|what) (?:you|one|people|somebody|someone|they|everybody|everyone) (?:(?:was|were|are|is) )?(?:dream\\w*|think\\w*|thought|wish\\w*|want\\w*|feel\\w*|felt|imagin\\w*|love\\w*)[^.]*",
    ),
    after: [
      [
        0,
        "Nobody had told it to. It began in the evening, when the house was quiet, and in the morning it lay there, finished and still a little warm. They looked at it and then at each other. Who had thought of that?",
      ],
      [
        1,
        "It was the baker's turn first. He only came to have something mended, and while he was waiting, he looked out of the window. What came out was a sailing ship with a poppy-seed roll for a flag. The baker turned red. “I was eight then,” he said.",
      ],
      [
        2,
        "Soon half the town came, just by chance, with a button or a question. They went out with a parcel under their coat. One does not like to show such things to everybody. But they all walked differently afterwards.",
      ],
      [
        0,
        "Only with the mayor nothing came out, three times in a row. “It's broken,” he said. “No,” said a small girl. “You just have to think of something.” He sat there until evening.",
      ],
    ],
    end: [
      [
        0,
        "It was dark already when it started up at last, slowly, as if it had to get there from far away. It was a very small thing: a kite with a long tail. “I had forgotten that,” the mayor said. He took off his chain, put it into his pocket, and ran down the hill with the kite, in the dark, until one could only hear him.",
      ],
      [
        1,
        "It works to this day, though not when it is asked to. And above it hangs a note: “Please think before you sit down.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:mixed up|pressed|pushed|pulled|hit|got) (?:all )?(?:the )?(?:buttons|wrong button|wrong lever|levers|red button|wires|switches|settings|wrong switch|cables)",
    ),
    idea: /\b(?:machine|invention|inventor|device|laboratory|professor|scientist)\b/i,
    after: [
      [
        0,
        "It went “plop”. It ought to have gone “bing”. {Doer} looked at the plan, turned it the other way up, and looked at it again. “Oh,” {doerhe} said.",
      ],
      [
        1,
        "In front of the bakery it was snowing, but only there, and it snowed sugar. Over the school it rained upwards. The policeman stood in a small private patch of fog and blew his whistle.",
      ],
      [
        2,
        "“Turn it off!” they shouted from all sides. {Doer} pressed the big button in the middle. It was the one for the volume.",
      ],
      [
        2,
        "There were forty-eight of them, and none of them was labelled. {Doer} had wanted to do that on Sunday. So they did it now, all together: one pressed, one looked out of the window, and one wrote down what happened to the policeman.",
      ],
    ],
    end: [
      [
        0,
        "It took all night. At dawn number forty-seven was pressed, and everything stood still. The sun came up, quite normally, on the usual side. “Leave it like that,” they all said. Only the children asked whether number nine, the one with the sugar, could be marked with a cross.",
      ],
      [
        1,
        "Each one has got a label now, in clear writing. The machine stands in the shed, under a blanket. On the first Sunday in Advent the door is open a crack, and in front of the bakery they hold up their mugs.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "mirror\\b[^.]*\\b(?:truth|honest|lie|lied|lies|flatter\\w*|rude|compliments?)\\b[^.]*|\\bmirror\\b[^.]*\\b(?:talked|could talk|spoke|began to talk|answered|talks|refused)\\b[^.]*",
    ),
    after: [
      [
        0,
        "“You have got spinach between your teeth,” it said in the morning, before anybody had said good morning. “And that tie looks like an accident.” One could not even contradict it.",
      ],
      [
        1,
        "They hung a cloth over it. “You are hanging that cloth crooked,” it said from underneath. They did their hair in the lid of a saucepan. Visitors were led past with their eyes shut.",
      ],
      [
        2,
        "It did not mean it badly. It had been given no other gift. Sometimes, when nobody came, it told itself the truth: that it had a crack, at the bottom on the left, and that it was alone.",
      ],
    ],
    end: [
      [
        0,
        "Then the aunt died who had lived upstairs, and a small girl stood in front of it, with eyes like currants, because that was the only place where nobody went. “I look awful,” she said. “Yes,” said the mirror. “You've been crying. One can see how much you loved her.” The girl looked up. Nobody had said that to her yet. They had all only said that it would be all right.",
        "Then a small girl stood in front of it one evening, with eyes like currants, because that was the only place where nobody went. “I look awful,” she said. “Yes,” said the mirror. “You've been crying. And you are brave, one can see that, too.” The girl looked up. They had all only said that it was nothing.",
      ],
      [
        1,
        "The cloth has gone. They come one at a time, in the evening, and close the door behind them. It still mentions the spinach. But it says that first, and then it says the other thing.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:took|takes|carried|carries|brought|brings|flew|drove|rode|sailed|travel(?:l)?ed|went|led|leads) [^.]*?(?:into|to|through) (?:the land of |(?:their|his|her|your|the) )?dreams?\\b[^.]*|\\b(?:dream train|night train to|land of dreams|dreamland)\\b",
    ),
    idea: /\b(?:train|tram|railway|conductor)\b/i,
    after: [
      [
        0,
        "One does not need a ticket. One needs pyjamas, and a pillow under one arm. The conductor punched a hole in the pillow, quite a small one, and a feather came out. “Single?” he asked. “It's always single. You get back by waking up.”",
      ],
      [
        1,
        "It went slowly at first, past the lamps that they all knew, and then past lamps that nobody knew. “Flying without wings,” called the conductor. “Change here for Falling and for Late for School.” A boy with a kite got off.",
      ],
      [
        2,
        "At the next stop it smelled of warm cocoa, right through the windows. The platform was as brown as a bar, and it gave a little when one stepped on it. “Ten minutes,” the conductor said. “Nobody will get a stomach ache here.”",
      ],
      [
        2,
        "In one compartment sat somebody who always dreamed of the same dark stairs. They asked the conductor whether one could change that. “If somebody comes along,” he said. So they went up the stairs together. At the top was a door, and behind the door a cat.",
      ],
    ],
    end: [
      [
        0,
        "Toward morning the curtains got lighter. One after the other they grew a bit thin at the edges, and then the seats were empty, and still warm. “See you tonight,” said the conductor, and swept up the feathers.",
      ],
      [
        1,
        "“Well, slept well?” was the question at breakfast. There was something brown at the corner of the mouth, and the pillow had a hole in it, quite a small one.",
      ],
    ],
    isWhole: true,
  },
];
