import { role, story } from "../subject-story.ts";

/** Stories of people on the stage and in the ring. */
export const stage = [
  story({
    says: [/\b(?:clowns?)\b/i, /\b(?:daughter|son|forgiv\w+|family|child|wife|granddaughter|grandson)\b/i],
    may: [
      role("ownchild", "daughter|son|granddaughter|grandson"),
      role("ownpet", "parrot|dog|monkey|donkey|goose|cat"),
    ],
    unless: /\b(?:murder\w*|kill\w*|horror|evil|nose)\b/i,
    early: /,? (?:but|and) the (?:parrot|dog|monkey) sings? .*$/i,
    of: "people",
    after: [
      "@street(hero carry) {Hero} still carried the big shoes, tied together by their laces, over one shoulder. {He} had been funny in four hundred towns. In every one of them other people's children had laughed. There was one child {he} had not been there for.",
      [
        "@street.night(hero sit, ownpet sit) It was a long road. Lorry drivers asked {him} to tell them a joke, and {hero} told them, and they laughed, and at night {he} lay awake beside {ownpet} and practised one sentence. It was a short one, and {he} fell over it every time.",
        "@street.night(hero sit) It was a long road. Lorry drivers asked {him} to tell them a joke, and {hero} told them, and they laughed, and at night {he} lay awake and practised one sentence. It was a short one, and {he} fell over it every time.",
      ],
      "@street(hero look, ownchild look) The house had a green door and a window box. {Hero} stood in front of it for an hour. The door opened. {Ownchild} had {his} eyes, and knew at once, and did not say a word. “I'm,” {hero} began. The door closed again.",
      [
        "@street.night(hero sit, ownpet sit) {Hero} sat down on the step, because {his} legs had given up. It grew dark. Over {his} head a light went on, and there was the crying of a baby. {Ownpet} put its head on one side. For eight years it had listened, every single night, to what {hero} hummed in {his} sleep.",
        "@street.night(hero sit) {Hero} sat down on the step, because {his} legs had given up. It grew dark. Over {his} head a light went on, and there was the crying of a baby, and tired feet that went to and fro. Without knowing it {hero} began to hum. It was what {he} had hummed in {his} sleep in four hundred towns.",
      ],
    ],
    end: [
      [
        "@street.night(hero look, ownchild look) And then {ownpet} joined in. It was the old lullaby, with a wrong end that had been made up in a caravan, beside a cradle. Up there the feet stopped. The baby stopped, too. The window opened. “You can't know that one,” said {ownchild}. “Nobody knows that. That was in the caravan.”",
        "@street.night(hero look, ownchild look) It was the old lullaby, with a wrong end that {hero} had once made up {himself}, in a caravan, beside a cradle. Up there the feet stopped. The baby stopped, too. The window opened. “You still know that one,” said {ownchild}. “I thought I'd only dreamt it.”",
      ],
      "@street.night(hero talk) “I sang it every night,” said {hero} up to the window. “I know that it doesn't count. I only wanted to say,” and {he} took a breath and did not fall over it, “that I'm sorry.” Then the steps came down the stairs.",
      "@corridor(hero carry, ownchild look) The green door opened by the width of a hand. Through the gap came a bundle, warm and furious. “I've got to sleep for five minutes,” said {ownchild}. “Don't make the baby laugh.” {Hero} sat down on the lowest stair, and did not move, and hummed. In the morning {ownchild} found them like that. A small fist held on to the red nose.",
      "@corridor(hero carry, ownchild stand) Forgiving took longer than a night. But the big shoes stand on the mat behind the green door, next to some very tiny ones, and the laces are tied together.",
    ],
  }),
  story({
    says: [
      /\b(?:clown|comedian|comic|stand[- ]?up|comedy|joker|jester)\b/i,
      /\b(?:los(?:es|t) (?:his|her|their) (?:sense of humou?r|laugh\w*|voice|job|audience)|bombs?|bombed|nobody laugh\w*|no one laugh\w*|can(?:not|'t) (?:laugh|be funny)|not funny|fail(?:s|ed)?|first (?:gig|show|performance)|stage|funeral|hospital|sad|lonely|depress\w+)\b/i,
    ],
    may: [
      role(
        "ownfan",
        "sister|brother|girl|boy|old woman|old man|nurse|grandfather|grandmother|daughter|son|neighbour|neighbor|waitress|audience member|stranger",
      ),
    ],
    unless: /\b(?:funeral|murder\w*|kill\w*|horror|evil|king|tomato|nose)\b/i,
    of: "people",
    after: [
      "@theatre(hero talk) There is a kind of silence that only comedians know. It has chairs in it. {Hero} told the one about the penguin, which had never failed, and somewhere at the back a person put down a glass. {He} told the one about the dentist.",
      [
        "@corridor(hero sit, ownfan sit) Afterwards {hero} sat on the fire stairs, with {his} head against the cold rail. {Ownfan} sat down one step below. “You weren't bad,” said {theownfan}. “You just weren't there. You told it as if you'd read it on a box.”",
        "@corridor(hero sit) Afterwards {hero} sat on the fire stairs. The woman who wiped the tables sat down one step below. “You weren't bad,” she said. “You just weren't there. You told it as if you'd read it on a box.”",
      ],
      [
        "@corridor(hero talk, ownfan talk) “When did you laugh last?” asked {ownfan}. “Properly, so that it hurt.” {Hero} thought hard. It had been at the worst moment possible, in a black suit, when the coffin would not go round the corner and the priest had said “Oh, bother.” It was not a joke. It was only true.",
        "@corridor(hero talk) “When did you laugh last?” asked the woman. “Properly, so that it hurt.” {Hero} thought hard. It had been at the worst moment possible, in a black suit, when the coffin would not go round the corner and the priest had said “Oh, bother.” It was not a joke. It was only true.",
      ],
      "@theatre(hero talk) On the next evening there were nine people, and four of them had come in because of the rain. {Hero} went out into the light with empty hands. “Right,” said {hero}. “My father was very tall.”",
    ],
    end: [
      "@theatre(hero talk) {He} told them about the corner, and the coffin, and the priest, and how the uncles had turned it on end, so that Father stood upright for once at a party. {His} voice shook. And one of the nine people gave a snort, and was horrified.",
      "@theatre(hero look) Then the next one laughed, and then the row. A woman with a wet umbrella laughed so much that she cried, and then only cried, and the stranger beside her gave her his sleeve. {Hero} felt it come up from {his} own stomach as well, the one that hurt.",
      [
        "@corridor(hero talk, ownfan talk) “So that was you,” said {ownfan} on the fire stairs. “Pleased to meet you.” {Hero} wiped {his} eyes. “They weren't all laughing at the end,” {he} said. “No,” said {theownfan}. “But they all went home together. Did you see? Nobody who came alone left alone.”",
        "@corridor(hero talk) “So that was you,” said the woman with the cloth. “Pleased to meet you.” {Hero} wiped {his} eyes. “They weren't all laughing at the end,” {he} said. “No,” she said. “But did you see? Nobody who came alone left alone.”",
      ],
      "@theatre(hero read) {Hero} never told the one about the penguin again. On the wall of the dressing room hangs a slip of paper: is it true? Before each show {hero} reads it, says “Oh, bother”, and goes out into the light.",
    ],
  }),
  story({
    says: [
      /\b(?:actors?|actress|understudy|theatre (?:troupe|company|group)|theater (?:troupe|company|group)|amateur (?:theatre|theater|dramatics)|prompter|on stage|stage play|opening night|premiere)\b/i,
      /\b(?:forg[eo]ts?|forgotten|lines?|stage fright|last (?:role|play|show|performance)|understudy|nobody (?:came|comes)|one person|fails?|failed|ill|sick|old|retired|role|part|premiere|opening night|small)\b/i,
    ],
    may: [
      role(
        "ownhelper",
        "prompter|dresser|granddaughter|grandson|understudy|girl|boy|stagehand|director|daughter|son|caretaker|wife|husband",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|fianc|hired?|pretend\w*|ghosts?|school|hamster|quarrels|dementia)\b/i,
    of: "people",
    after: [
      "@theatre(hero talk) “Again,” sighed the director. {Hero} said it again. Somewhere between the third word and the fourth there was a hole, and {he} fell into it every time.",
      [
        "@theatre(hero talk, ownhelper talk) “Look at me,” said {ownhelper}, “when it comes. I'll be standing by the rope.” They went through it in the wardrobe among the coats, over and over. {Theownhelper} was the king and the queen, and both of the murderers. There, among the coats, {hero} never forgot a thing.",
        "@theatre(hero talk) “Look at me when it comes,” said old Bruno, who pulled the curtain. “I'll be standing by the rope.” They went through it in the wardrobe among the coats, over and over. Bruno was the king and the queen, and both of the murderers. There, among the coats, {hero} never forgot a thing.",
      ],
      "+ @theatre(hero stand) The evening came. Behind the curtain it smelled of dust and powder, and on the other side there was that sound as of a big animal settling down. {Hero} had cold hands. {He} had written the fourth word on {his} cuff. At the last moment someone brought the costume from the laundry, and the cuff was white.",
      "@theatre(hero stand) It went well, as far as the third word. Then {hero} stood in the middle of all that light, and the hole opened. {He} looked over to the rope. There was nobody there. The king waited. The horse, which was two men, waited, too. In the third row a lady unwrapped a sweet.",
    ],
    end: [
      "@theatre(hero talk) {Hero} looked at the king, who had a kind, frightened face under his crown, and asked him the first thing that came into {his} head. “Are you not lonely up there?” It was not in the play at all. The king swallowed. “Yes,” he said, and he meant it.",
      "@theatre(hero sit) From there they went on together, without a map. The queen came in for her scene and found the two of them sitting on the steps of the throne, talking like people. She took off her heavy crown and sat down with them. And suddenly the fourth word was there, where it belonged.",
      [
        "@theatre(hero talk, ownhelper talk) It turned out later that {ownhelper} had been tangled up in the rope all that time, two feet above the floor. “I missed everything,” said {theownhelper}. “Did it come?” “It came,” said {hero}, “but there's something in front of it now.”",
        "@theatre(hero talk) It turned out later that Bruno had been tangled up in the rope all that time, two feet above the floor. “I missed everything,” he said. “Did it come?” “It came,” said {hero}, “but there's something in front of it now.”",
      ],
      "@theatre(hero talk) In the printed book there is a gap between the third word and the fourth, and a note: here the actor asks the king something. And every night {hero} asks him something else.",
    ],
  }),
  story({
    says: [
      /\b(?:danc(?:e|es|ed|ing|er)|ballet|ballroom|tango|salsa|waltz|tap)\b/i,
      /\b(?:competition|contest|championship|tournament|prize|partner|teach\w*|lessons?|class|advertis\w+)\b/i,
    ],
    may: [
      role(
        "ownpartner",
        "daughter|son|widow|widower|wife|husband|neighbour|neighbor|partner|dance partner|teacher|dance teacher|old woman|old man|granddaughter|grandson|girl|boy",
      ),
      /\b(?:pay|pays|paid|money|earn|win money) (?:for )?(?<cost>(?:his|her|their|the) (?:[a-z-]+['’]s )?(?:operation|surgery|treatment|medicine|hospital|rent|school|debts?|medical bills?))\b/i,
    ],
    unless: /\b(?:murder\w*|prison|altar|alien|bear|robot|witch)\b/i,
    of: "adults",
    after: [
      [
        "@kitchen(hero dance, ownpartner dance) They pushed the kitchen table against the wall. “Left,” said {ownpartner}. “That's my foot,” said {hero}. “I know that now,” said {theownpartner}. The radio was no help. It played a march, then the news, and by then {hero} had danced into the oven.",
        "@kitchen(hero dance) The kitchen table was pushed against the wall, and the broom had to be the partner. “Left,” {hero} told it, and trod on its bristles. The radio was no help. It played a march, then the news, and by then {hero} had danced into the oven.",
      ],
      "@kitchen(hero dance) Every evening it went a little better. The lady upstairs, who had complained of the noise at first, came down in her slippers. She had won cups once. “Not with the legs,” she said. “With the breath.”",
      [
        "+ @room.night(hero talk, ownpartner talk) “And if we don't win?” asked {ownpartner} in the dark, after the lamp was out. {Hero} thought about it for the length of a waltz. “Then we can dance,” {he} said. “We couldn't do that in March.”",
        "+ @kitchen(hero talk) “And if it doesn't work?” {hero} asked. The lady upstairs turned the sound down. “Then you can dance,” she said. “You couldn't do that in March.”",
      ],
      [
        "@theatre(hero stand, ownpartner stand) On the great night they stood in the wings among feathers and sequins. All the others looked as if they had been poured. {Hero} had borrowed {his} clothes from three neighbours. “I feel sick,” said {ownpartner}. “So do I,” said {hero}. “Look at my eyes. We're in the kitchen.” And then their number was called.",
        "@theatre(hero stand) On the great night {hero} stood in the wings among feathers and sequins. All the others looked as if they had been poured. {Hero} had borrowed {his} clothes from three neighbours. “I feel sick,” {he} said. “That's right,” said the lady from upstairs. “Shut your eyes. You're in the kitchen.” And then the number was called.",
      ],
    ],
    end: [
      "@theatre(hero dance, ownpartner dance) For the first minute it was a kitchen. Then the music stopped, in the very middle, with a scratch. The loudspeaker was dead. But {hero} had danced to the news, and to the rain forecast, and with a frying pan falling down. {Hero} did not even notice. “One two three,” {he} said under {his} breath, and danced on.",
      "@theatre(hero dance, ownpartner dance) At first only the soles could be heard on the wood. Then someone in the first row clapped with it, one two three, and the whole hall breathed along. When it was over, the judges forgot to hold up their signs. Then they held them up, and it was the highest number there was.",
      [
        "@bus.night(hero sit, ownpartner sleep) There was an envelope, and it was as thick as a sandwich. It was enough. {Ownpartner} carried it home under one arm, and fell asleep in the tram, and {hero} sat there without moving a finger and counted the stops, one two three. The lady from upstairs held the cup.",
        "@bus.night(hero sleep) There was an envelope, and it was as thick as a sandwich. {Hero} carried it home under one arm and the cup under the other. In the tram {he} fell asleep, and {his} feet went on under the seat, one two three. The lady from upstairs held on to {his} hat.",
      ],
      "@kitchen(hero dance, ownpartner dance) The table has stayed by the kitchen wall, so that the floor is free. In the evening, when the rain forecast comes on, {hero} gets up and holds out a hand. One two three.",
    ],
  }),
  story({
    says: [
      /\b(?:circus|tightrope|trapeze|acrobats?|lion tamer|magician|ventriloquist|fairground|travelling fair|illusionist)\b/i,
      /\b(?:last|old|clos\w+|sold|bankrupt\w*|fails?|failed|empty|nobody|retir\w+|famil(?:y|ies)|afraid|fear|falls?|fell|wants? to|wanted to|final|dream\w*|leaves?|left)\b/i,
    ],
    may: [role("ownyoung", "granddaughter|grandson|daughter|son|girl|boy|apprentice|youngest")],
    unless:
      /\b(?:murder\w*|kill\w*|elephant|pony|lion|dog|disappear\w*|vanish\w*|for real|toll|rob\w*|nose|lollipop|clowns?|rabbit|mice|knit\w*|sew(?:s|ing)?|assistant|salon|bakery)\b/i,
    of: "people",
    after: [
      "@theatre(hero look) There were nineteen people under the big canvas, and the band was a gramophone. {Hero} looked through the slit in the curtain and chalked {his} hands. They had begun to tremble lately, a very little, when nobody was looking.",
      [
        "@theatre(hero talk, ownyoung talk) “You don't have to,” said {ownyoung}. “I could do something. I could sell the popcorn better.” {Hero} laughed and shook {his} head. {Theownyoung} had been born in the third wagon, between two shows, and had never been asked whether it was the right life.",
        "@theatre(hero talk) “You don't have to,” said the old woman with the ticket roll. “There are nineteen of them, and two are asleep.” {Hero} laughed and shook {his} head. {He} had been born in the third wagon, between two shows, and nobody had ever asked {him} whether it was the right life.",
      ],
      "@theatre.night(hero stand) That night the wind got up. It shook the poles, and the canvas boomed like a sail. In the middle of the number, high above the sawdust, the lights flickered and went out. {Hero} stood still in the dark. For the first time in {his} life {he} did not know where the ground was.",
    ],
    end: [
      [
        "@theatre.night(hero walk, ownyoung carry) “Here,” said a voice below. It was {ownyoung}. A match was struck, and then there was one small light in all that darkness, held up high. “I'm here. It's three steps. You taught me to count them.” {Hero} breathed out. One. The wood groaned. Two. Another match was struck, in the first row, and another.",
        "@theatre.night(hero walk) “Here,” said a small voice below. A match was struck, and then there was one light in all that darkness, held up high, by a boy from the town with sticking-out ears. “I'm here. I think it's about three steps.” {Hero} breathed out. One. The wood groaned. Two. Another match was struck, in the first row, and another.",
      ],
      "@theatre.night(hero stand) When {hero} stood on the ground again there were nineteen lights around {him}, and nobody clapped, because they had their hands full. “My grandmother was here in this tent,” said a woman with a candle end. “She talked about it until she died.”",
      [
        "@barn.night(hero sit, ownyoung talk) They talked half the night, on hay bales. “I don't want to be up there,” said {ownyoung} at last, very fast. “I want to be the one with the light.” “You are already,” said {hero}. “You brought me down.”",
        "@barn.night(hero talk) They talked half the night, on hay bales. “I'm not going up there any more,” said {hero} at last. “But I could be the one with the light.” “I could go up,” said the boy with the ears. “Not yet,” said {hero}. “First you learn to fall.” And {he} showed him, in the sawdust, until it got light.",
      ],
      "@theatre.night(hero carry) There is no electric lamp in the tent any more. On the new poster it only says: bring a candle. The benches are full to the back, and when the number comes, and everything is dark and quiet, {hero} holds up a single small light, and the whole tent counts to three.",
    ],
  }),
];
