import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Who lives with whom, who comes to whom, and what others think of it. */
export const company: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:found|discovered|met|caught|saw) (?<being>(?:an?|the|two|three) (?:[a-z]+ )?(?:whale|elephant|penguin|bear|crocodile|hippo|giraffe|lion|tiger|seal|walrus|dragon|horse|cow|camel|octopus|shark|dolphin|kangaroo|polar bear|monster|troll|dinosaur|unicorn)) in (?<spot>(?:his|her|their|the|my|our) (?:[a-z]+ )?(?:bath|bathtub|bathroom|shower|toilet|kitchen|garage|cellar|basement|attic|bedroom|wardrobe|cupboard|living room|laundry|shed)\\b)",
    ),
    after: [
      [
        1,
        "{Doer} shut the door, counted to three and opened it again. There was no doubt about it. It was {being}, and it looked rather comfortable.",
      ],
      [
        1,
        "“Excuse me,” said {doer}, “but this is {spot}.” “I know,” was the answer. “I looked for a long time. Could you shut the door? There's a draught.”",
      ],
      [
        2,
        "At supper {doer} was not very hungry. “Where is all the bread going?” they asked. {Doer} looked at the ceiling. There was a wet spot on it, and it was getting larger.",
      ],
      [
        3,
        "One has to know a good deal all at once: what it eats, what it likes to sing, and how one explains it to people who only want to wash their hands.",
      ],
    ],
    end: [
      [
        0,
        "On Sunday somebody else opened the door by mistake. It was quiet for a moment. “Well,” said the voice in the end, “that explains the bread.” They measured the stairs, borrowed a lorry and all went along, as far as the place where there was room enough.",
      ],
      [
        1,
        "A card comes every year, a little damp. {Spot} is empty now, and much too big. But {doer} still knocks before going in.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:could not|couldn't|did not) (?:find|remember where) (?:them|it|any of them|she had put them|he had put them)|(?:hid|buried|put away) [^.]* so well that (?:he|she|it|they) could not find (?:them|it)",
    ),
    idea: /\b(?:squirrels?|jays?|nuts?|acorns?|chestnuts?|seeds?|bulbs?)\b/i,
    after: [
      [
        1,
        "There had been a system, and it had been a good one: three steps from the stone, and then to the left. But which stone? And whose left?",
      ],
      [
        1,
        "{Hero} dug here, and {hero} dug there. What came up was a spoon, a key and somebody's false tooth. It was all very well hidden.",
      ],
      [2, "“You should have drawn a map,” said the others. “I did,” said {hero}. “I hid it.”"],
      [3, "In the evening there were sixty-one holes. From above it must have looked like a cheese."],
    ],
    end: [
      [
        0,
        "It was spring when they turned up. They turned up everywhere: in the meadow, beside the path, in the middle of the flower bed, each with two small green leaves. {Hero} sat in front of them for a long time. One cannot eat a forest. But one can live in it.",
      ],
      [
        1,
        "Nobody has such a beautiful wood as {hero}. “How did you do that?” they ask. “I've forgotten,” says {hero}, and that is the plain truth.",
        "Nobody has such a beautiful wood. “How did you do that?” they ask. It has been forgotten, and that is the plain truth.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("wanted to marry {being}"),
    of: "children",
    after: [
      [
        1,
        "It was quite clear, and it was said aloud at lunch: {being} and nobody else. There was a ring, too, from the chewing-gum machine.",
      ],
      [
        1,
        "“And why {being}?” “Because of the voice, and because of the shoes, and because I always get a good morning.” Many people marry for less.",
      ],
      [2, "There had been a drawing of the house for some time. It had a slide from the bedroom to the kitchen."],
    ],
    end: [
      [
        0,
        "The question was asked on a Thursday, at the garden gate. {Being} did not laugh. {Being} thought about it for as long as such a question deserves. “Could you ask me again in twenty years?” was the answer. “I would be very happy if you still remembered me.”",
      ],
      [
        1,
        "They shook hands on it. It is in the calendar, far at the back. And every morning there is a good morning, and it is still the best one in the whole street.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:shared|had to share|shares) (?:his|her|their|a|my|our) (?:bed)?room with {being}"),
    idea: /\b(?:snor\w*|grand(?:pa|father|ma|mother|dad)|granny)\b/i,
    after: [
      [
        1,
        "The first night it was like a sawmill. The second night it was like two sawmills, one in front of the other. {Hero} lay there with a pillow on each ear and counted trees.",
      ],
      [
        1,
        "“Did you sleep well?” {hero} {was} asked at breakfast. It was asked quite innocently, and so {hero} said yes. That is how it goes with the second lie.",
      ],
      [
        2,
        "They drew a line of chalk across the floor. On one side there were building blocks, on the other side there were slippers, and on the line stood a glass with teeth in it.",
        "They drew a line of chalk across the floor, with a side for each of them. By noon everything that mattered lay on the line.",
      ],
      [
        3,
        "But before the light went out, there were always stories. There was no end to them, and most of them were even true.",
      ],
    ],
    end: [
      [
        0,
        "Then came a night when it was quiet. {Hero} lay awake and listened. It was much too quiet. {He} got up, crossed the line and laid a hand on the blanket. It moved up and down. And then it started again, and {hero} {was} asleep at the third tree.",
      ],
      [
        1,
        "Today there are two rooms again. On weekends the line is drawn once more, with chalk, because neither of them can sleep without it.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:gave away|betrayed|told everybody|told everyone|let slip|blurted out|revealed) (?:the |a |his |her |their |all the )?(?<secret>surprise party|surprise)",
    ),
    idea: /\b(?:parrot|budgie|cockatoo|parakeet|mynah|macaw)\b/i,
    after: [
      [
        1,
        "It was quite unplanned. There was a pause in the talk, and into the pause a voice said, loud and clear, what nobody was supposed to know. Somebody dropped a cup.",
      ],
      [
        1,
        "“What was that?” “Nothing,” they all said at once. And because it had been so well received, it was said a second time.",
      ],
      [
        2,
        "They tried it with a biscuit. They tried it with a cloth. It came out from under the cloth, only a little muffled: the {secret}.",
      ],
    ],
    end: [
      [
        0,
        "So there was nothing left to hide. And when the day came, the one whom it was all about stood in front of the door, knew everything, and was trembling with joy all the same. It turned out that one can look forward to a thing much better if one knows it.",
      ],
      [
        1,
        "“Surprise!” they all called. Only one voice said something else, from the top of the wardrobe. “Next year,” it said, “we'll do it in June.”",
        "“Surprise!” they all called. And it was one, because nobody had known how good it would be.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|got) (?:so |very )?(?:tired|sick|weary) of (?<doing>[a-z]+ing|(?:the|his|her|their) [a-z]+)",
    ),
    idea: /\b(?:king|queen|emperor|empress|sultan|prince|princess)\b/i,
    after: [
      [
        1,
        "It was always the same: the same papers, the same hat, and the same seven gentlemen who bowed. {Hero} looked out of the window. Down there somebody was carrying a basket, and whistled.",
      ],
      [
        2,
        "“And if I simply did something else?” {hero} asked. The seven gentlemen looked at each other. There was no paper for that.",
      ],
    ],
    end: [[0, "The next morning there was a note on the table. “Back at noon,” it said. It did not say on which day."]],
  },
  {
    by: "any",
    words: event(
      "became (?<job>an? (?:[a-z]+ )?(?:baker|cook|gardener|postman|teacher|sailor|bus driver|farmer|fisherman|painter|clown|nurse|hairdresser|shepherd|lifeguard|librarian|barber|taxi driver|street musician|tailor|fisherwoman))",
    ),
    idea: /\b(?:king|queen|emperor|empress|sultan|prince|princess)\b/i,
    after: [
      [
        1,
        "The beginning was hard. It began before it was light, and nobody bowed. “You're standing in the way,” {hero} {was} told, and it was true.",
      ],
      [
        1,
        "There was much to learn. The hands knew nothing, and the feet knew even less. But in the evening one could see what one had done, and count it.",
      ],
      [
        2,
        "A gentleman came in, very fine, and asked for something urgent. “You'll have to queue,” said {hero}. He was so surprised that he did.",
      ],
    ],
    end: [
      [
        0,
        "“Don't you miss it?” people asked later. {Hero} thought about it, with both sleeves rolled up. “The hat was warm,” said {hero} then. “That's all.”",
      ],
      [
        1,
        "In the old place they got on well, too. One of the seven gentlemen comes every morning and says how it is going. He has got sleeves rolled up, too, and he stands in the queue like everybody else.",
        "In the old place they got on well, too. One of the seven gentlemen comes every morning and says how it is going, and he stands in the queue like everybody else.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:nobody|no one|none of (?:his|her|their) friends) (?:came|turned up|showed up) (?:to|for) (?:his|her|their|the|my|\\p{Lu}\\p{L}+['’]s) (?<feast>(?:[a-z]+ )?(?:party|birthday))",
    ),
    idea: /\b(?:tortoise|turtle|snail|sloth|slug)\b/i,
    after: [
      [
        1,
        "Twelve chairs stood there, twelve plates and twelve paper hats. The clock went on as if there were nothing the matter. At half past three the candles were lit all the same, because they had been paid for.",
      ],
      [
        1,
        "Then something scraped at the door, quite far down. “I'm afraid I'm a little late,” said a voice. “I set out on Tuesday.”",
      ],
      [
        2,
        "They did everything that there was to be done: the sack race, which took an hour, and musical chairs, which nobody lost.",
      ],
      [
        3,
        "It was the invitations, as it turned out. They were still lying in a school bag, all eleven of them, between an apple and a sports shoe.",
      ],
    ],
    end: [
      [
        0,
        "“This was the best {feast} of my life,” said the guest in the evening, and had a good deal of life to compare it with. The hat was allowed to be taken along. It looked as if it had always been there.",
      ],
      [
        1,
        "The eleven others came a week later. It was loud, and it was nice. But in between somebody sat under the table, on the cool side, with a paper hat on, and the two of them nodded to each other.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:showed|told|gave|let) (?:people|everyone|everybody|(?:its|his|her|the) \\w+|whoever [a-z ]+) (?:see |know )?(?:what others|what people|what everybody|how others|how people|the truth|what somebody) ?(?:really )?(?:felt|thought|wanted|dreamed|meant)?",
    ),
    idea: /\b(?:glasses|spectacles|mirror|monocle|lens|magnifying glass|binoculars)\b/i,
    after: [
      [
        1,
        "The first was a man who only wanted to read the paper. He looked up, and on the other side sat his wife. He had thought that she was angry. “You're sad,” he said. She had been waiting for eleven years for somebody to notice that.",
      ],
      [
        1,
        "After that it went from hand to hand. A teacher saw that the loudest boy in the class was afraid. A boy saw that his big brother would have liked to come along.",
      ],
      [2, "It was not always nice to look at. Some gave it back very quickly, and then came again the next day."],
    ],
    end: [
      [
        0,
        "One day it was broken, right down the middle. They thought that it was over. But they had got used to looking at each other for a moment longer, and then one saw it without, nearly as well. “You're sad,” said a child to the conductor on the tram. “A bit,” said the conductor. “How did you know?”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:wrote|writes|put|printed) (?<object>(?:small |little |secret |kind |nice |funny )?(?:messages|notes|letters|poems|words|jokes|riddles)) (?:on|in|into|inside|under) {spot}",
    ),
    idea: /^(?!.*\b(?:bottles?|sea|ocean|war|prison)\b)/is,
    after: [
      [
        1,
        "The first one was for the postman. “You whistle beautifully,” it said. He read it on the stairs, turned it over, and read it again. That day he was heard as far as the church.",
      ],
      [
        1,
        "Nobody knew who did it. People looked for one before they had even sat down. Some of them kept what was written there in a purse, under the photographs.",
      ],
      [
        2,
        "“Mine says: tomorrow it will be better,” said a woman to a man whom she did not know. “And mine,” said the man, “says: ask the one beside you.”",
      ],
      [
        3,
        "{Doer} watched it all from behind a curtain, and breathed very quietly.",
        "{Doer} watched it all from behind the curtain.",
      ],
    ],
    end: [
      [
        0,
        "One morning there was something for {doer}, in a strange writing, a little crooked. “Now I know that it's you,” it said. “I won't tell anybody. Please go on.”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:ate|swallowed|chewed up|gobbled up) (?:the |an? |his |her |their )?(?:[\\p{L}]+['’]s )?(?<eaten>(?<speech>speech)|(?<paper>homework|letter|map|newspaper|book|plans?|list|contract|exam|test))",
    ),
    after: [
      [
        1,
        "It had lain there quite unattended. First there was one corner gone, and then there was no corner any more. It tasted of ink and a little of importance.",
      ],
      [1, "“Where is the {eaten}?” somebody shouted. {Doer} looked up, in a friendly way, and chewed."],
      [2, "The last scrap was still hanging out on the left. One could read one word on it. The word was “therefore”."],
      [2, "They all looked under the tables. It is hard to look for something when one already knows where it is."],
    ],
    end: [
      [
        0,
        "So it had to go without a {speech}. There was a pause, a rather long one, and then a few words were said that were not written down anywhere. They were short, and they were meant. People clapped as they had not clapped for years.",
        "So it had to go without the {paper}. They put together what each of them remembered of it, and that was more than anybody had thought. The best part had not even been in it.",
      ],
      [
        1,
        "Since then it has been done like that every time. {Doer} sits in the front row, by invitation, and gets the old {speech}, finely chopped, in a bowl.",
        "Since then no {paper} is left lying about there. {Doer} is given the wrapping paper instead, finely chopped, in a bowl.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were) (?:too|so|very) shy to (?<dared>(?:give|hand|deliver|bring|send|post)(?: [\\p{L}'’]+){0,6})",
    ),
    after: [
      [
        1,
        "It was in the school bag on Monday, and it was in the school bag on Tuesday. On Wednesday it had a crease. On Thursday there was a bit of banana on it.",
      ],
      [
        1,
        "{Hero} had practised it, too. “Here,” one only had to say. It is one syllable. In front of the mirror it was quite easy.",
      ],
      [
        2,
        "Sometimes they met on the stairs. “Hello,” said one of them to the wall, and “hello,” said the other one to the floor.",
      ],
    ],
    end: [
      [
        0,
        "On Friday {hero} took a deep breath, rang the bell, and ran. From behind the hedge {he} saw how the door opened and somebody bent down. Then something strange happened. Something was put down in the same place, the bell was rung, at {hero's} own door, and somebody ran.",
      ],
      [
        1,
        "They met halfway, behind the same hedge. “Was that you?” “Was that you?” And after that it was as easy as in front of the mirror.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "wanted to be (?:an?|the) (?<dream>(?<fir>christmas tree)|star|hero|princess|king|queen|mermaid|dragon|lion|bird|boat|ship|tree|cloud|snowman|giant|pirate|knight|ghost|superhero|teacher|dog|cat|horse|flower|lighthouse|real [a-z]+)",
    ),
    after: [
      [
        1,
        "“You?” said the others, and looked down from above. It was not meant unkindly. They only could not imagine it.",
      ],
      [
        1,
        "{Hero} stood as straight as possible. {He} practised it at night, when it was dark and nobody was looking: to stand there as if it were true already.",
      ],
      [
        2,
        "Every year they came and chose a {fir}, and every year they walked past. “Perhaps next time,” said a child. It waved until it was round the bend.",
      ],
    ],
    end: [
      [
        0,
        "That winter nobody came for a {fir}. But the animals came, one after the other, because it was cold. A robin sat down at the very top. The squirrel hung up the nuts, so as to find them again, and the spider drew silver threads from one side to the other. And then it began to snow.",
        "It came quite differently from what {he} had thought, and without anybody choosing {whom}. One evening, in the dark, somebody was afraid and looked for something to hold on to. There was {hero}.",
      ],
      [
        1,
        "In the morning the child stood there, and behind it stood all the others. “Look,” it said. “That's the most beautiful {fir} that there is.” Nobody wanted to take anything away. They sang right there.",
        "“You're just that,” said a small voice. “You have been all along.”",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:would not|did not) melt(?:, even in [a-z]+)?"),
    idea: /\bsnow ?(?:m[ae]n|wom[ae]n|figure)\b/i,
    after: [
      [
        1,
        "In March they said: it can't be long now. In April they took off their jackets, and {hero} stood there, white and round. In May {he} got a straw hat.",
      ],
      [
        1,
        "The professor came with a thermometer. The professor took the temperature in front, behind and in the middle, shook his head, and shook the thermometer.",
      ],
      [2, "“Aren't you hot?” the children asked. “Not yet,” was the answer. “I want to see what happens next.”"],
      [2, "There was so much that {hero} had only heard about: strawberries, swallows, and the sound of bare feet."],
    ],
    end: [
      [
        0,
        "On the longest day of the year they all had supper in the garden, until it was dark. When the first firefly sat down on {his} arm, {hero} sighed, quite softly. “So that was it,” {he} said. In the morning there was a hat on the lawn, and the grass beneath it was greener than anywhere else.",
      ],
      [
        1,
        "In December they rolled the first ball on that very spot. “Well?” asked {hero}, as soon as there was a mouth. “Did I miss anything?”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:wanted to|had to|dared to|spent) (?:spend )?(?:sleep|a night|the night|stay overnight|stay)? ?(?:in|at) (?<spot>(?:the|an?) (?:[a-z]+ )?(?:haunted|old|empty|abandoned|dark) (?:house|castle|mill|school|tower|cellar|cemetery|hotel|manor))",
    ),
    idea: /\b(?:haunted|ghosts?|bets?|dare[sd]?|test of courage|brav\w+)\b/i,
    after: [
      [
        1,
        "They had three torches, two blankets, and somebody had brought garlic, just in case. The door was not locked. That was nearly worse.",
      ],
      [
        1,
        "Something dripped. Something creaked. Something said “ooh”, in the very next room. They looked at each other. All of them were there.",
      ],
      [2, "“Who's going to look?” They drew straws, three times, until it was really nobody's turn."],
    ],
    end: [
      [
        0,
        "In the end they all went together, on tiptoe, in a bunch. In the next room somebody sat on a trunk and was pale, as such people are. “Please don't be frightened,” he said. “I'm only practising. I've got a test on Monday.” They stayed until morning and told him what was really scary.",
      ],
      [1, "They had stayed until it was light. And on Monday the whole town could hear that he had passed."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:fell|falls) asleep (?:in|during|at|on|every|before|while) (?<when>[a-z]+ (?:[a-z]+ )?[a-z]+|battle|lunch|work|school)",
    ),
    idea: /\b(?:battles?|fights?|war|duels?)\b/i,
    after: [
      [
        1,
        "It always began in the knees. Then came a yawn, and then it was too late. The others ran and shouted, there was a clang and a crash, and in the middle of it all somebody slept, with a smile.",
      ],
      [
        1,
        "They had tried everything. Cold water. A drum. A bee. Once somebody had played the bagpipes. The snoring had only got a little louder.",
      ],
      [2, "“I'm sorry,” said {hero} each time, and rubbed {his} eyes. “What did I miss?”"],
    ],
    end: [
      [
        0,
        "And then, one time, one of the others stopped, on the other side. He looked at {hero}, and lowered what he had in his hand. It looked so peaceful. He sat down, only for a moment. Then a second one did. By noon all of them lay there, side by side, from both sides, and snored.",
      ],
      [
        1,
        "One cannot fight with somebody whom one has slept next to. They had breakfast together, and that was the end of it. {Hero} got a medal. It is shaped like a pillow.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:carried|took|lifted|flew|swept|blew) (?:him|her|them|me|us) (?:up |away |far |high )?(?:over|above|across) (?<spot>(?:the|an?|his|her|their|our|my) (?:[a-z]+ )?(?:towns?|village|city|roofs|rooftops|houses|streets)\\b)",
    ),
    after: [
      [
        1,
        "First it was only the toes that were missing something. Then the gate became small, and the house became small, and the dog, who had been barking, was only a dot with a voice.",
      ],
      [
        1,
        "One sees from up there how it all belongs together: the river that goes round the hill, and the street that comes back to itself, and who is hanging out whose washing.",
      ],
      [
        2,
        "It was not cold. It smelled of chimneys and bread, and a pigeon flew alongside for a while and said nothing.",
      ],
    ],
    end: [
      [
        0,
        "And then it went down again, quite gently, over the church and the chestnut trees, and there was the gate. “Where have you been?” they asked. It was hard to say. It was all still here, only now one knew how it looked.",
      ],
      [
        1,
        "In the evening a picture was painted, on the largest sheet that there was. Everybody in the town is on it, quite small, and everybody found themselves.",
      ],
    ],
  },
  {
    by: "any",
    words: event("saw everything from above"),
    after: [
      [
        1,
        "The market was a box of paints that somebody had tipped out. The school was a matchbox, and at recess all the matches ran about.",
      ],
      [
        2,
        "On the roof of the town hall lay eleven balls, a shoe and a kite without a tail. So that was where they all were.",
      ],
    ],
    end: [
      [
        0,
        "It went down as gently as it had gone up. From below everything was big again and in the way. But one can know about a thing what it looks like from above, and keep that, for days on which one is too close to it.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:kept|always|suddenly) (?:on )?(?:breaking|collapsing|falling down|falling apart|falling over|giving way)|kept getting (?:broken|in the way)",
    ),
    idea: /\b(?:stage|danc\w*|ballet|ballerina)\b/i,
    after: [
      [
        1,
        "Crack, it went, at the most beautiful part. They carried away the boards, nailed down new ones, and it went crack again.",
      ],
      [
        1,
        "“It isn't your fault,” said the carpenter, who had not earned so well for years. “You need something that can stand it.”",
      ],
      [2, "{Hero} looked at the hole. One could see down to the cellar. Somebody down there clapped."],
    ],
    end: [
      [
        0,
        "So in the end it took place outside, down by the lake, where there is only ground, all the way down. There {hero} could jump as high as {he} liked. The earth trembled a little, the lake made waves in time with it, and the people in the front row got wet feet and did not even notice.",
      ],
      [
        1,
        "They called it a new kind of art. “How does one do that?” the thin ones asked. “One has to weigh something,” said {hero}.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("complained(?: about| of)? ?(?:the noise|it|them|him|her|{object})?"),
    idea: /^(?=.*\bneighbou?rs?\b)(?=.*\b(?:danc\w*|sings?|sang|play(?:s|ed)?|music|noise|band|tuba|drums?|piano|violin|trumpet|practi[sc]\w*)\b)/is,
    after: [
      [
        1,
        "There were letters, there were knocks on the ceiling, and there was a meeting on the stairs with a list. Everybody signed.",
      ],
      [
        2,
        "“Every night!” they said. “And always the same!” The list was hung up. Somebody drew a small heart on it. It was never found out who.",
      ],
    ],
    end: [
      [
        0,
        "So it became quiet. They had wanted that. They lay in bed and listened to it. One could hear the pipes, and the clock, and that nobody in there was happy. After a week somebody knocked, in slippers. “Excuse me,” he said. “It's so quiet. We can't sleep.”",
      ],
      [1, "The list hangs there to this day. At the top it now says: Saturdays, everybody, bring your own slippers."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "only (?:super)?power was (?:to )?(?<power>[a-z]+(?: [a-z]+){0,4})|(?:could|can) only (?<skill>(?:find|fly|see|hear|talk)[a-z ]{3,30})",
    ),
    idea: /\b(?:super\w*|powers?)\b/i,
    after: [
      [
        1,
        "The others could fly, and lift trains, and see through walls. They stood on the roofs in the evening with their capes blowing. {Hero} usually stood a bit further down, by the washing lines.",
      ],
      [
        1,
        "Nobody calls for somebody like that. There was no light in the sky for it, and no song. Once there was a postcard: “Thank you for Tuesday.” {Hero} carried it under the cape, on the left.",
      ],
      [2, "“And what is it good for?” asked the strong ones, and laughed, though not unkindly."],
    ],
    end: [
      [
        0,
        "Then came the day when all the strong ones were busy, with a volcano, far away. And a small boy sat on the kerb and cried, and it was not about a volcano. It was about the smallest thing in the world. {Hero} sat down next to him. “Tell me,” {he} said. It took four minutes.",
      ],
      [
        1,
        "There is a song now. It is sung by children, under the blanket, and it has only one verse. It is the only one of all those songs that anybody still knows by heart.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:mixed up|swapped|confused|muddled up|delivered the wrong) (?:all )?(?:the |his |her |their |all )?(?<goods>presents|parcels|letters|packages|orders)",
    ),
    after: [
      [
        1,
        "They had been so beautifully sorted: the big ones to the left, the small ones to the right, and what ticked on top. Then somebody sneezed. It was quite a small sneeze. It was enough.",
      ],
      [
        1,
        "A grandmother in number three got something meant for a goalkeeper. A goalkeeper got bed socks, pink ones. And a very strict judge sat on the carpet and did not know what to do with a drum.",
      ],
      [
        2,
        "“Is it bad?” asked {doer}. Nobody answered. They were all looking at the list, and the list was the right way up.",
      ],
      [
        2,
        "{Doer} wanted to fetch all the {goods} back, in one night, through all those chimneys and letter boxes. At the first window {doerhe} stopped.",
      ],
    ],
    end: [
      [
        0,
        "Inside, the grandmother was just shooting at the garage door. The goalkeeper had put up his feet, in pink, for the first time in years. And out of the judge's house came a sound, wild and happy, that nobody in that street had ever heard.",
      ],
      [
        1,
        "Not one of them wanted to change back. “How did you know?” it said in the letters that came later. {Doer} read them all. And every year since then somebody sneezes a little, at the very end, on purpose.",
      ],
    ],
    isDecisive: true,
  },
];
