import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of clocks, teapots, lamps, fridges and of machines that know too much. */
export const household = [
  story({
    says: [
      role("clock", "alarm clock|alarm"),
      /\b(?:sleep\w*|wak\w*|woke|ring\w*|rang|late|hat(?:e[sd]?|ed)|shout\w*|thrown|strike|tired|nobody|quiet|lie in|loud)\b/i,
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|bank|burglar|detective|thief|fire alarm|bomb|time loop|same day)\b/i,
    of: "things",
    after: [
      "@bedroom.dawn(clock talk) It was the first to be up, every morning, for years. “Good morning!” {theclock} called, as brightly as it could, and every morning a hand came out and hit it on the head. “They don't mean it,” said the bedside lamp. “It's the same hand that pats the dog,” said {theclock}. “I have compared.”",
      "@bedroom.dawn(clock look) Nobody had ever said thank you to it. They said “No!” and “Not yet!” At ten to six, in the blue light, {theclock} looked at the faces. They looked so friendly. In ten minutes they would hate it. It thought: and what if I just don't?",
      "@bedroom(clock sleep) So six o'clock came, and nothing happened. It was wonderful. A bird sang, and {theclock} heard it for the first time right to the end. At half past six the dog looked round the door. {Theclock} stretched its hands out as far as they would go, and dozed off.",
      "+ @bedroom(clock sleep) It dreamed that it was a cuckoo clock. People came running as soon as it opened its mouth, and called the children. “Again!” they cried. In its dream it was always just twelve.",
      "@bedroom(clock) At ten past eight a scream went through the house. Doors banged, toast burned, the bus hooted and drove off. There were two left shoes, and no right ones at all. “Why didn't it ring?” somebody shouted. And then a great many feet came into the room, and stood round {theclock}.",
    ],
    end: [
      "@bedroom(clock) “It's dead,” whispered the smallest of them. {Theclock} did not move. It felt how it was lifted up, with both hands. Somebody laid an ear against it. It was a warm ear. “It's still ticking,” said the smallest. “Perhaps it's just sad. We've always hit it.”",
      "@bedroom(clock) The bus had gone. There was nothing more to be in time for. So they all sat down on the bed and had breakfast there. In the middle stood {theclock}. Somebody told a joke, and crumbs fell. “We could do that every day,” said the mother, “if we got up ten minutes earlier.”",
      "+ @bedroom(clock) They all looked at {theclock}. It could not help it. It was so happy that it rang, very loudly, at nine o'clock, right into the marmalade.",
      "@bedroom.dawn(clock) It rings at ten to six these days. The hand comes out from under the blanket, feels about for it, and pats it twice. “Good morning,” says a sleepy voice. And nobody in that house has heard the bird sing to the end again, except on Sundays.",
    ],
  }),
  story({
    says: [
      role("clock", "church clock|tower clock|town clock|village clock|station clock|town hall clock|clock"),
      /\b(?:stopp\w*|stops?|stand still|stood still|tired|rest|on strike|holiday|breath)\b/i,
      /\b(?:the clock|a clock|clock (?:who|that|in)|old clock|town|village|tower|church|station|wants?|wanted|tired|decid\w*|repair\w*|clockmaker|watchmaker)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|backwards|younger|small door|alarm|night watch|speaking clock|time travel\w*|time machine|falls off|fell off|numbers|watch(?:es|ed|ing)?\b (?:the|a|over|people|tv|from)|o['’]clock|six years|boot|detective|stol\w*|steal\w*|bomb|heist|ticket|bus|train at|cuckoo|grandfather|alarm|kitchen|living room|attic|shop|workshop|classroom)\b/i,
    of: "things",
    after: [
      "Everybody set themselves by {theclock}. The bakery opened by it, and the school began by it, and two old men on a bench stood up by it at exactly six and said “Well, then.” But people only looked up at it when they were late, and then they frowned.",
      "“I run and run,” said {theclock} to the jackdaw, “and never arrive. Twelve comes, and I think: that's it. And then it's one again.” “Then stand still for once,” said the jackdaw. {Theclock} had never thought of that. It was ten past four. It was quite a pretty time. It let the pendulum swing out.",
      "At first nothing happened. Then the school did not finish. A man who was about to leave his wife for the four-fifteen looked up, saw that he had time, and put down his suitcase. The two old men on the bench went on sitting there. “It's a long afternoon today,” said one of them.",
      "+ The children in the yard played on, and nobody called them. A young woman had always wanted to say something to the man from the post office, and had never had a minute. Now she had one. It was still ten past four when she had said it.",
      "But the bread turned black in the end, and the children grew tired. There was a baby that was to be born at five. “It can't come,” said the midwife. “It isn't time.” {Theclock} heard her, right up there. It had only wanted to rest. It had not wanted to hold anybody up.",
    ],
    end: [
      "It tried to start. But a pendulum that is hanging still cannot give itself a push. Then there were steps on the stairs, slow ones. They were the two old men. They had got up without being told. “Well, then,” they said, and gave it a push, one from the left and one from the right.",
      "Tick, said {theclock}. Tock. Down below the school doors flew open, and the ovens, and somewhere a window, and from the window came a very small, very angry cry. It was on time to the second. Everybody in the square looked up. They did not frown at all.",
      "+ The man with the suitcase had missed the four-fifteen. He went home. He bought a black loaf on the way, since they were going cheap.",
      "The clock is never wrong now. But once a year, in the afternoon, at ten past four, it holds its breath for just a minute. Everybody down there knows it. They put down what they are carrying, and sit, and say what they have always wanted to say.",
    ],
  }),
  story({
    says: [
      role(
        "teapot",
        "teapot|tea pot|kettle|teacup|tea cup|cup|mug|coffee pot|saucepan|old pot|vase|jug|sugar bowl|plate",
      ),
      /\b(?:chipped|chip|crack\w*|broken|old|forgotten|handle)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|inspector|detective|postcards?|world cup|cup final|eighty years|robot|poison\w*|antique|stol\w*|steal\w*|left the kettle|hermit crab|girl|boy|woman|man|grail|ming|tea ?cup)\b/i,
    of: "things",
    after: [
      "@kitchen(teapot) It had happened on a Sunday, against the tap. It was only a small chip, but it was at the very front. “Turn it to the wall,” said a voice, and from then on {theteapot} stood with its face to the wall, and heard how the new ones were taken out.",
      "@kitchen(teapot talk) “What did you use to do?” asked the youngest cup. “I was there,” said {theteapot}. “When they had their first flat, and there was nothing in it but me and a box. When the baby came. When she only said: I'll put some on. I was never the pretty one. But I was always hot.”",
      "+ @kitchen.night(teapot talk) At night, when the moon was in the kitchen, they asked it for more. So {theteapot} told them about the great power cut, and the aunt who read the leaves, and the time when it had been used as a trophy in a chess match.",
      "@kitchen.dusk(teapot look) One evening the good service was on the table. But it was not a nice evening. There was a letter next to the sugar, and nobody drank. The voices got louder, and then a chair fell over. “Then go!” cried somebody. After that it was so still that you could hear the tap drip.",
      "@kitchen.dusk(teapot walk) {Theteapot} did something that it had not done since it was new. It turned round. It scraped along the shelf, inch by inch, until it stood at the edge with its chip to the front, exactly where the light from the table fell. It could do no more than that.",
    ],
    end: [
      "@kitchen.dusk(teapot) “Look,” said a tired voice. “The old one.” Somebody got up. A hand took {theteapot} by its handle, the way it had been held a thousand times. The water began to hum. Nobody said anything, but nobody left. “I'll put some on,” came the voice at last. And the other laughed, all of a sudden, with wet eyes. “You always say that.”",
      "@kitchen.night(teapot) They drank it out of two glasses. {Theteapot} stood in the middle and was hot. They read the letter once more, together this time, and it was only half as long as before. By midnight it had been folded into a boat. By one o'clock they were talking of the box that they had once had for a table.",
      "+ @kitchen(teapot talk) The good cups saw it all from the dresser. “How did you do that?” asked the youngest. “I was there,” said {theteapot}.",
      "@kitchen(teapot) It never went back to the wall. It stands in the middle of the table now, with its chip to the front, next to a boat of writing paper. Whoever comes in is asked to be careful. It is hot.",
    ],
  }),
  story({
    says: [
      role("lamp", "street lamp|streetlamp|street light|streetlight|lamp post|lamppost|street lantern|lantern"),
      /\b(?:lonely|dark\w*|alone|small(?:est)?|last|flicker\w*|burn\w*|glow\w*|shin\w*|shone|nobody)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|detective|genie|lamp seller|aladdin|girl|boy|woman|man|lighthouse|jack-o|pumpkin|vigil|power|lights? up the|olympic|date|couple|robots?|black out|blackout|writes|ghost|attic|bedroom|kitchen|room|table|desk|cave|boat|shop|festival|parade|paper lanterns?|sky)\b/i,
    of: "things",
    after: [
      "@street.night(lamp) From where it stood {thelamp} lit up just a small circle, and not much ever happened in the circle. A snail crossed it, from the left to the right, and it took all evening. “Is that enough for a life?” {thelamp} asked the moths. But the moths only wanted one thing, and did not listen.",
      "@street.night(lamp look) All around it was dark. {Thelamp} heard steps sometimes, and a sob, and a song. They came closer, and for a moment somebody was there, with a face and a shadow. Then they were gone again. “I only ever see the middle of every story,” said {thelamp}.",
      "+ @street.night(lamp) It tried to shine further. It strained until it hummed and crackled. A spider said that that was just about enough now, and that other people were trying to work.",
      "@street.storm(lamp look) Then one night there was a storm, and the lights went out everywhere. Only {thelamp} was still burning, and it did not know why. And now there came steps, small ones, fast ones. They ran this way and that way out there in the dark, and a voice called: “Where am I?”",
      "@street.storm(lamp talk) {Thelamp} could not call back. It could only do what it always did. It thought of the small circle, and that it should be there, and stay there. “You're going to burn out,” said the snail. “Yes,” said {thelamp}. “But not before somebody is standing in it.”",
    ],
    end: [
      "@street.night(lamp) The steps came closer. First there was a shoe, and then there was a whole child in the circle, with leaves in its hair. It put its arms round {thelamp} as if round somebody's leg. “You stay on,” it said. {Thelamp} stayed on. It had never been so bright, and never so frightened.",
      "@street.night(lamp) More came. They had seen it from all over the place. A man with a dog came, and two sisters with a ladder, and last of all a mother, running. They stood close together, because the circle was so small, and told each other where they were from and where they were going. They were whole stories.",
      "+ @street.night(lamp) When the other lights went on again, there was a small ping. “Now it's gone,” said the man with the dog. They took off their hats. The next day one of the sisters came back with the ladder and screwed in a new one.",
      "@street.dusk(lamp) {Thelamp} still shines on just a small circle. But there is a bench in it now. In the evening people sit there, and begin at the beginning, and the snail has to go round it.",
    ],
  }),
  ...withAndWithout({
    says: [
      role(
        "machine",
        "vending machine|ticket machine|coffee machine|photo booth|jukebox|slot machine|fortune teller machine",
      ),
      /\b(?:gives?|gave|need\w*|instead|wrong|knows?|knew|advice)\b/i,
    ],
    may: [
      role(
        "one",
        "girl|boy|child|man|woman|student|teacher|nurse|commuter|clerk|janitor|cleaner|friend|teenager|office worker",
      ),
    ],
    unless:
      /\b(?:in love|love story|loves?|loved|falls? for|fell for|umbrella|murder\w*|horror|kill\w*|robber\w*|casino|bomb|heist|love potion)\b/i,
    after: [
      "Nobody knew who filled {themachine}. The glass was so steamed up that you had to guess. You pressed B4 for crisps, and there was a clunk, and in the tray lay a sewing needle. The people swore and kicked it. And on the way home a button came off their coat.",
      "It soon got about. A boy who wanted chocolate got an umbrella, on a sunny day. Ten minutes later he was the only one who was dry. A teacher asked for a coffee and got a bag of marbles. On Monday there was a new girl in her class, who did not speak a word of the language. But marbles she knew.",
      "+ Some tried to be clever. A man in a fine suit pressed every button one after the other, and wrote down what came: a plaster, a plaster, a plaster. He laughed about it, and tripped over the step.",
      [
        "Then {theone} came, late and tired, and leaned against {themachine} because it was warm. {Onehe} put in a coin, so as to have a reason to be there. {Themachine} whirred for a very long time. Then there was a clunk. In the tray lay an onion.",
        "Then a tall, tired man came with a plastic bag, and leaned against {themachine} because it was warm. He put in a coin, so as to have a reason to be there. It whirred for a very long time. Then there was a clunk. In the tray lay an onion.",
      ],
      [
        "“An onion,” said {theone}. “Thanks very much.” There was not a soul at home who would have cooked with it. {Theone} sat down on the step and peeled off one skin after another, because there was nothing else to do. And {onehis} eyes began to run.",
        "“An onion,” said the man. “Thanks very much.” He had no kitchen. He had not had one since the spring. He sat down on the step and peeled off one skin after another, because there was nothing else to do. And his eyes began to run.",
      ],
    ],
    end: [
      [
        "At first it was only the onion. Then it was everything that {theone} had not cried for months. A woman with a shopping basket sat down on the step as well. “It's strong, that onion,” she said after a while. “I got a saucepan from {themachine} yesterday. I didn't know what for.”",
        "At first it was only the onion. Then it was everything that he had not cried since the spring. A woman with a shopping basket sat down next to him. “It's strong, that one,” she said after a while. “I got a saucepan yesterday. I didn't know what for.”",
      ],
      [
        "There was a man there with a loaf that he had not asked for, and a boy had been carrying a camping stove about for a week. They made it on the step, right in front of {themachine}. It was only onion soup. But {theone} told them how it had tasted in {onehis} childhood, with a bay leaf. There was a clunk. It was a bay leaf.",
        "There was a man there with a loaf that he had not asked for, and someone had been carrying a camping stove about for a week. They made it on the step, right in front of {themachine}. It was only onion soup. But the tall man told them how his mother had made it, with a bay leaf. There was a clunk. It was a bay leaf.",
      ],
      [
        "+ Since then there is something cooking on the step every Friday, and everybody brings whatever {themachine} has given them. {Theone} stirs. {Onehe} has not eaten alone on a Friday since the onion.",
        "+ He starts work in the canteen in May. They had been looking for somebody who could make soup. On the step there is something cooking every Friday, and you bring whatever you were given.",
      ],
      "{Themachine} is still steamed up. You press B4 and think of crisps. And if nothing comes at all, and it only hums, and gives you back your coin, then you can go home and be happy: you have got everything.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("printer", "office printer|printer|photocopier|copier|copy machine|fax machine|old computer|typewriter"),
      /\b(?:secrets?|truth|by itself|thoughts?|thinks?|thought)\b/i,
      /\b(?:office|boss|intern|employees?|clerk|secretary|company|colleagues?|staff|department|coworkers?|co-workers?)\b/i,
    ],
    may: [role("intern", "intern|trainee|apprentice|secretary|clerk|employee|assistant|temp|receptionist")],
    unless: /\b(?:resign\w*|quit|murder\w*|horror|kill\w*|money|counterfeit\w*|3d|hostage|ransom|novel|typewriter)\b/i,
    after: [
      "@study(printer) It always began with a cough. Then the green light blinked, and a sheet of paper came out, face down. Mr Pettigrew from accounts got there first. He read it and turned as red as a pepper. “That's private,” he said. The whole office had already seen it through the paper.",
      "@study(printer) They pulled the plug. {Theprinter} printed on. They took out the paper, and it printed on envelopes. It knew who ate other people's yoghurt. It knew who practised smiling in the lift. It was never nasty about it. It simply wrote things down as they were, in twelve point, with a heading.",
      "+ @study(printer) After three days nobody whispered any more, since there was no point. People went up to each other and said it themselves, before {theprinter} could do so. “The yoghurt was me,” said a man with a beard, to the whole of the second floor. Somebody forgave him.",
      "@study(printer) The boss was due back at five. They threw a coat over it all. {Theprinter} was still there, and so three of them sat on it. It coughed under the coat. The lift went ping. A last sheet of paper slid out from under the hem, sailed across the floor, and came to rest right in front of a pair of expensive shoes.",
    ],
    end: [
      [
        "@study(intern talk) Nobody breathed. The boss bent down. {Theintern} wanted to say something, but had no voice. She read the page, and read it again. Her face changed. “Who has seen this?” she asked. “Nobody,” said {theintern}. “It lay face down.” The boss held the sheet out. “Then read it aloud,” she said. “I don't think I can do it.”",
        "@study(printer) Nobody breathed. The boss bent down. She read the page, and read it again. Her face changed. “Who has seen this?” she asked. “Nobody,” said the youngest of them. “It lay face down.” The boss held the sheet out. “Then read it aloud,” she said. “I don't think I can do it.”",
      ],
      "@study(printer) It was a list. “Stays late because nobody is waiting for her,” it said. “Eats her sandwich in the lift, so that no one can see that she is alone. Knows all your birthdays by heart. Has never dared to come along on Fridays, since she has never been asked.” Under the coat the green light blinked. It was quiet on the whole floor.",
      "+ @study(printer) “It's Friday,” said Mr Pettigrew. He cleared his throat. “We go to the place at the corner. They have terrible wine.” “I'd like that,” said the boss in a small voice. They uncovered {theprinter}, and put the plug back in, and somebody laid good paper in its tray, a whole pack.",
      "@study(printer) It prints invoices and timetables, as it ought to. It has no reason to do anything else. But on the birthday of each of them there is a sheet in the tray in the morning, in twelve point, with a heading. And it always gets it right.",
    ],
  }),
];
