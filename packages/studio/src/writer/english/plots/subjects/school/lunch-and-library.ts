import { role, story } from "../subject-story.ts";

const CHILD = /\b(?:boys?|girls?|child(?:ren)?|kids?|pupils?|students?|class\w*|friends?|school|teacher)\b/i;

/** Stories of libraries, lunch boxes, teams and their last-picked players, and small newspapers. */
export const lunchAndLibrary = [
  story({
    says: [
      /\b(?:library|librarian|bookshelf)\b/i,
      /\b(?:notes?|messages?|letters?|slips? of paper|drawings?|bookmarks?|books? (?:disappear|vanish|go(?:es)? missing|w(?:ent|ere) missing|kept disappearing)\w*|missing (?:books?|pages?)|(?:disappear|vanish)\w*|mystery|clues?|stolen|steals?|riddles?)\b/i,
      /\b(?:boys?|girls?|child(?:ren)?|kids?|pupils?|class\w*|friends?|school|teacher|brothers?|sisters?|young|\d+[- ]year|aged? \d+|find out who|keeps? (?:leaving|vanishing|disappearing)|traps?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|love|ghost|magic\w*|widow\w*|dead|died|lonely (?:man|woman)|(?:school )?librarian (?:le(?:ft|aves)|hid(?:es)?|put|slip\w+|wr[io]te[s]?)|retired|portal|dragon|robot|war|secret door|time|clos(?:e[sd]?|ing) down|monk|university|professor|old man|stranger|portal|novel|falls? in|prison)\b/i,
    of: "people",
    after: [
      "@library(hero write) {Hero} made a list, as a detective should. It always happened on the same day of the week. It was always on the bottom shelf. And between the pages of a book about whales, lay a crumb.",
      [
        "@library(mate write, hero look) “Biscuit,” said {talker}, and smelled at it. “With ginger.” So they had to find somebody who was small enough for the bottom shelf, and ate ginger biscuits. {Talker} wrote down everyone who came in.",
        "@library(hero write) It was from a biscuit, and it smelled of ginger. So {hero} had to find somebody who was small enough for the bottom shelf, and ate ginger biscuits. {He} wrote down everyone who came in.",
      ],
      "@library(hero build) {Hero} put a bell on the bottom shelf, and a bit of thread across the gap, and went home. In the morning the thread was torn, and the bell was tied up in a very small sock, so that it could not ring.",
      "+ @library(hero look) {Hero} laid the sock beside the crumb. It had a penguin on it, and a hole at the toe.",
      [
        "@library(hero look, mate look) When that day came round again they hid behind the coats, {hero} and {talker}, and hardly breathed. Then the flap for the returned books began to move, down by the floor. First there came an arm through it, and then a head, and then the whole of a boy, no older than five. He had only one sock on.",
        "@library(hero look) When that day came round again {hero} hid behind the coats and hardly breathed. Then the flap for the returned books began to move, down by the floor. First there came an arm through it, and then a head, and then the whole of a boy, no older than five. He had only one sock on.",
      ],
    ],
    end: [
      "@library(hero give) “Don't be frightened,” said {hero}, and held out the penguin sock. The boy put it on, and then he sat down and cried. “I haven't got a card,” he said. “You have to be six. And my mum's working until late, and I have to wait on the stairs. I only read them. I always bring them back a week later, and I leave something for it.” He held out half a ginger biscuit.",
      "@library(hero read) {Hero} looked into the books on the trolley. It was true. In each of them was a small piece of paper, with a drawing of what the boy had liked best: a whale with a smile. “That was you as well?” asked {hero}. “I can't write yet,” said the boy.",
      "@library(hero read) The librarian had heard it all. “From today the rule says five,” she said. She wrote out a card, and {hero} stamped it. Every week now the boy sat between the shelves, and {hero} read to him from the book about whales, with all the sounds.",
      "@library(hero stand) The flap is only for books again. But the bell is hanging over the bottom shelf, without a sock, and whoever finds a drawing between the pages may ring it.",
    ],
  }),
  story({
    says: [
      /\b(?:pick(?:s|ed)?|chos(?:e|en)|choos(?:e|es)|on the bench|substitute|reserve|last (?:one )?(?:to be )?(?:picked|chosen)|not good enough|left out of)\b/i,
      /\b(?:football|soccer|handball)\b/i,
      /\b(?:nobody|no one|never|always|last|bench|until|not|substitute|reserve)\b/i,
    ],
    unless:
      /\b(?:murder\w*|coach (?:is|was)|retired|old|professional|world cup|robot|dog|alien|girls?' team|only girl|drugs|boyfriend|widow\w*|referee|stadium)\b/i,
    early: /,? until .*$|^Then .*\b(?:keeper|goalkeeper|goalie|injur\w+|hurt\w*|br(?:eak|oke)\w*|ill|sick)\b.*$/i,
    of: "young",
    after: [
      "@stadium(hero stand) It was always the same. The two captains stood in the middle and pointed, and one after the other ran across. At the end there was {hero}, and a boy with a leg in plaster, and nobody pointed any more.",
      [
        "@stadium(hero sit, mate sit) “Come on,” said {talker}, “we'll watch together.” They sat on the wall. And since there was nothing else to do, {hero} watched properly. {He} saw things that the players did not see. “Now he's going to pass to the left,” said {hero}. He passed to the left. “How did you know that?” asked {talker}. “His foot said so.”",
        "@stadium(hero sit) So {hero} sat on the wall and watched. And since there was nothing else to do, {he} watched properly. {He} saw things that the players did not see. “Now he's going to pass to the left,” said {hero} to the boy with the plaster. He passed to the left. “How did you know that?” asked the boy. “His foot said so.”",
      ],
      "@street(hero take) At home {hero} threw a ball against the garage and caught it. Bump, bump, bump, all afternoon, a hundred times with the right hand and a hundred times with the left. {Hero} learned how a ball jumps off the drainpipe and how it jumps off the bin.",
      "+ @street(hero talk) “Why do you go on?” asked {his} sister. “They'll never choose you.” “I'm not doing it for them,” said {hero}. “I'm doing it for the ball.”",
      "@stadium(hero stand) Then came the match against the other school. It stood one to one, and there was a quarter of an hour to go, and then there was a cry. Their goalkeeper was sitting on the ground, quite white in the face, and could not go on. There was nobody left. The captain looked along the wall, from one end to the other. “All right,” he sighed. “{Hero}.”",
    ],
    end: [
      "@stadium(hero take) The shirt was much too big, and it was still warm. {Hero} stood there with wet hands. {Hero} did not look at faces. {He} looked at feet. There came their best one, very fast, and everyone shouted that he would shoot to the right. But the foot said left. {Hero} jumped to the left, and there was a smack, and the ball was in {his} arms.",
      [
        "@stadium(hero take) There was a silence, and then a roar. “Again!” shouted {talker} from the wall. And again it came, and this time the ball jumped off a post, exactly as it did off the drainpipe, and {hero} was there. In the last minute {he} threw it out, far and high, to where the captain was going to be in two seconds' time. And that was the goal.",
        "@stadium(hero take) There was a silence, and then a roar. Again it came, and this time it jumped off a post, like the ball off the drainpipe, and {hero} was there. In the last minute {he} threw it out, far and high, to where the captain was going to be in two seconds' time. And that was the goal.",
      ],
      "+ @stadium(hero talk) They carried {hero} off the field, although the shirt nearly stayed behind. “Why did you never say that you could do that?” asked the captain. “You never asked,” said {hero}. The captain went red. After that they did not choose by pointing any more. They drew numbers out of a cap, and everyone was in.",
      "@street(hero take) {Hero} still throws the ball against the garage every afternoon. But now there's a whole row of them on the wall, and they call out which foot it is.",
    ],
  }),
  story({
    says: [
      /\b(?:lunch ?box\w*|lunch(?:es)?|packed lunch|sandwich(?:es)?|school bread|breakfast|snacks?)\b/i,
      role("eater", "new boy|new girl|classmate|schoolmate|boy|girl|friend"),
      /\b(?:gives?|gave|giv(?:ing|en)|shar\w*|split\w*)\b/i,
    ],
    unless:
      /^[^.,]{0,40}\b(?:no lunch|without|hungry|forg[eo]t\w*)\b|\b(?:murder\w*|ghost|swap\w*|alien|stole|steals?|thief|grandmother|grandma|homeless|laugh\w*|teas\w*|smell\w*|stinks?|asham\w*|embarrass\w*|robot|raccoon|worker|office|dog|cat)\b/i,
    early: /,? until .*$|^Then .*\b(?:discover\w*|found out|notic\w+|saw|caught)\b.*$/i,
    of: "young",
    after: [
      [
        "@classroom(hero sit, mate look) “I'm not hungry,” said {hero}, when they all unpacked, and {his} tummy growled so loudly that two children turned round. “That was my chair,” said {hero}. {Talker} looked at {hero} sideways.",
        "@classroom(hero sit) “I'm not hungry,” said {hero}, when they all unpacked, and {his} tummy growled so loudly that two children turned round. “That was my chair,” said {hero}.",
      ],
      "@playground(hero give, eater eat) It had begun on a Monday. Behind the bicycle shed sat {eater}, and pretended to eat. {Eaterhe} opened an empty box, put something in {eaterhis} mouth that was not there, and chewed. {Hero} saw it. {He} sat down next to {eater} and said: “I've got too much. Could you help me?” And {eater} helped, down to the last crumb.",
      "+ @playground(hero talk, eater talk) Since then they had met there every day. {Hero} always brought too much, and never said that it was all there was. {Eater} told jokes for it, one for each sandwich. They were very bad jokes. “What's brown and sits behind the shed?” “I don't know,” said {hero}. “My sandwich,” said {eater}. They laughed until the crumbs flew.",
      "+ @kitchen(hero eat) At home {hero} ate three plates of supper. “You must be growing,” said {his} mother, and looked at the trousers. They were not any shorter.",
      "@classroom(hero sit) But it's hard to do sums with nothing in your tummy. One morning, at the blackboard, the numbers began to swim. {Hero} held on to the sponge. Then {his} knees went soft, and {he} sat down on the floor in front of everybody. “When did you last eat?” asked the teacher, and knelt down. {Hero} looked at the door. “I can't say,” said {hero}. “I promised.”",
    ],
    end: [
      "@classroom(eater talk, hero sit) The door was open by a crack, and there stood {eater}. {Eaterhe} had seen all of it. “It's because of me,” {eaterhe} said in front of the whole class. “I ate it. We have no money at the moment, because my dad is ill. {Hero} said that it was too much.” It was so quiet then that you could hear the fish tank.",
      "@classroom(hero sit) Nobody laughed. A girl got up and put half a roll on {hero's} desk. A boy put an apple next to it. It went on like that until the desk was full. The teacher looked at it and blew her nose. “I think,” she said, “that we need a bigger table.”",
      "@hall(hero eat, eater eat) And so, from the very next day, there was the long table. Everybody put on it what they had with them: dumplings, flat bread, cold noodles, cheese with holes. Then each of them took what they liked. {Eater} always brought a joke. It counted just like the rest.",
      "@hall(hero sit, eater sit) At the long table {hero} sits next to {eater}, on the same old chair as ever. And not once has that chair growled again.",
    ],
  }),
  story({
    says: [
      /\b(?:lunch ?box\w*|lunch(?:es)?|packed lunch|sandwich(?:es)?|school bread|breakfast|snacks?)\b/i,
      CHILD,
      /\b(?:gives?|gave|giv(?:ing|en)|shar\w*|split\w*)\b/i,
    ],
    unless:
      /^[^.,]{0,40}\b(?:no lunch|without|hungry|forg[eo]t\w*)\b|\b(?:murder\w*|ghost|swap\w*|alien|stole|steals?|thief|grandmother|grandma|homeless|laugh\w*|teas\w*|smell\w*|stinks?|asham\w*|embarrass\w*|robot|raccoon|worker|office|dog|cat|(?:with|to) (?:his|her|an?|the) (?:[a-z-]+ ){0,3}(?:friend|classmate|boy|girl))\b/i,
    early: /,? until .*$|^Then .*\b(?:discover\w*|found out|notic\w+|saw|caught)\b.*$/i,
    of: "young",
    after: [
      [
        "@classroom(hero sit) “I'm not hungry,” said {hero}, when they all unpacked, and {his} tummy growled so loudly that two children turned round. “That was my chair,” said {hero}. {Talker} looked at {hero} sideways.",
        "@classroom(hero sit) “I'm not hungry,” said {hero}, when they all unpacked, and {his} tummy growled so loudly that two children turned round. “That was my chair,” said {hero}.",
      ],
      "@playground(hero give) It had begun on a Monday. Behind the bicycle shed sat a small boy called Ilie, from the first class, and pretended to eat. He opened an empty box, put something in his mouth that was not there, and chewed. {Hero} saw it. {He} sat down next to Ilie and said: “I've got too much. Could you help me?” And Ilie helped, down to the last crumb.",
      "+ @playground(hero talk) Since then they had met there every day. {Hero} always brought too much, and never said that it was all there was. Ilie told jokes for it, one for each sandwich. They were very bad jokes. “What's brown and sits behind the shed?” “I don't know,” said {hero}. “My sandwich,” said Ilie. They laughed until the crumbs flew.",
      "+ @kitchen(hero eat) At home {hero} ate three plates of supper. “You must be growing,” said {his} mother, and looked at the trousers. They were not any shorter.",
      "@classroom(hero sit) But it's hard to do sums with nothing in your tummy. One morning, at the blackboard, the numbers began to swim. {Hero} held on to the sponge. Then {his} knees went soft, and {he} sat down on the floor in front of everybody. “When did you last eat?” asked the teacher, and knelt down. {Hero} looked at the door. “I can't say,” said {hero}. “I promised.”",
    ],
    end: [
      "@classroom(hero sit) The door was open by a crack, and there stood Ilie. He had seen all of it. “It's because of me,” he said in front of the whole class. “I ate it. We have no money at the moment, because my dad is ill. {Hero} said that it was too much.” It was so quiet then that you could hear the fish tank.",
      "@classroom(hero sit) Nobody laughed. A girl got up and put half a roll on {hero's} desk. A boy put an apple next to it. It went on like that until the desk was full. The teacher looked at it and blew her nose. “I think,” she said, “that we need a bigger table.”",
      "@hall(hero eat) And so, from the very next day, there was the long table. Everybody put on it what they had with them: dumplings, flat bread, cold noodles, cheese with holes. Then each of them took what they liked. Ilie always brought a joke. It counted just like the rest.",
      "@hall(hero sit) At the long table {hero} sits next to Ilie, on the same old chair as ever. And not once has that chair growled again.",
    ],
  }),
  story({
    says: [
      /\b(?:newspaper|magazine|gazette|school paper|radio station|news)\b/i,
      /\b(?:kids?|children|friends|girls?|boys?|class|pupils|students?|siblings|brothers?|sisters?|cousins)\b/i,
      /\b(?:starts?|started|found(?:s|ed)?|mak(?:e|es|ing)|made|writ(?:e|es|ing)|wrote|print\w*|publish\w*|reporters?|first (?:story|issue)|own)\b/i,
    ],
    unless:
      /\b(?:murder\w*|war|ghost|old newspaper|deliver\w*|read(?:s|ing)? (?:the|a) newspaper|horoscope|obituary|future|tomorrow's|blind|found (?:a|an|the) (?:old )?newspaper|advert\w*|king|dictator|editor|journalist|celebrity)\b/i,
    of: "people",
    may: [
      role(
        "cross",
        "baker|butcher|mayor|neighbour|neighbor|headmaster|headmistress|caretaker|janitor|principal|teacher|shopkeeper|grocer|barber",
      ),
    ],
    after: [
      "@room(hero write) The newspaper had two pages, and it cost one biscuit. {Hero} wrote it by hand, nine times over, and under the title it said: EVERYTHING IN HERE IS TRUE.",
      [
        "@street(cross talk, hero stand) But the next day {cross} came round the corner with the paper in {crosshis} fist. “Who wrote this?” asked {cross}. “It's true,” said {hero}. “You saw half of it!” said {cross}. “Did you ask me?” And {cross} threw the paper in a puddle and walked off.",
        "@street(hero stand) But the next day Mr Banerjee from the corner shop came along with the paper in his fist. “You wrote that my apples are wrinkled,” he said. {Hero} swallowed. “It's true. We saw it.” “You saw half of it!” said Mr Banerjee. “Did you ask me?” And he threw the paper in a puddle and walked off.",
      ],
      "@room(hero read) They dried it over the radiator and read it again. Every word was true. And still it had hurt somebody. They could just have written something nice. But {hero} shook {his} head. “It says TRUE on it. So we need the other half.” They put on clean jumpers, took two pencils with them, and went there.",
      [
        "@street(cross stand, hero talk) It took {hero} a long time to knock. {Cross} came to the door and did not say a word. “We're sorry,” said {hero}. “We've only got half of it. Could you tell us the other half?” Then {crosshe} stepped to one side, and in the back room they saw it for themselves.",
        "@shop(hero talk) It took {hero} a long time to open the shop door. Mr Banerjee did not say a word. “We're sorry,” said {hero}. “We've only got half of it. Could you tell us the other half?” Then he stepped to one side, and in the back room they saw it for themselves.",
      ],
    ],
    end: [
      [
        "@bedroom(hero look, cross talk) In the back room stood a bed, with an old, old woman in it. “My mother,” said {cross}. “I'm up with her four times every night. So by day I'm tired, and then I make mistakes, and I'm short with people. I didn't want anybody to know.” But the old woman lifted her head. “Write it down, child,” she said. “It's true, isn't it?”",
        "@bedroom(hero look) In the back room stood a bed, with an old, old woman in it. “My mother,” said Mr Banerjee. “I'm up with her four times every night. So by day I'm tired, and then I make mistakes, and I'm short with people. I didn't want anybody to know.” But the old woman lifted her head. “Write it down, child,” she said. “It's true, isn't it?”",
      ],
      "+ @bedroom(hero write) She turned out to know all the news there was, as far as eighty years back. She knew who had put the cow on the school roof, and why the fountain was crooked. {Hero} wrote until {his} hand was stiff. The next number had eight pages, and it cost three biscuits. On the front, in big letters, stood: THE OTHER HALF.",
      [
        "So the next paper told the other half, and the whole street read it. In the evening there was a knock at {cross's} door. Outside stood the dentist, with soup. “I can't sleep anyway,” she said. “I could sit with her on Mondays.” By Friday there was a list on the wall, one name for each night. {Cross} slept until seven for the first time in a year.",
        "So the next paper told the other half, and the whole street read it. In the evening there was a knock at the shop door. Outside stood the dentist, with soup. “I can't sleep anyway,” she said. “I could sit with her on Mondays.” By Friday there was a list on the wall, one name for each night. Mr Banerjee slept until seven for the first time in a year.",
      ],
      "@room(hero write) The paper comes out every week. Under the title it says: EVERYTHING IN HERE IS TRUE, AND WE HAVE ASKED. On the back there's always a bit of sport, and it's about a snail race. It isn't over yet.",
    ],
  }),
  story({
    says: [
      /\b(?:br(?:eaks?|oke|oken)|smash\w*|dropp?\w*|shatter\w*|knock\w* over|crack\w*|spill\w*|spilt|ruin\w*)\b/i,
      /\b(?<vase>vase|bowl|plate|cup|teapot|jug|pot|statue|figurine)\b/i,
      /\b(?:blam\w*|lie[sd]?|lying|admit\w*|confess\w*|truth|hides? (?:it|the)|hid (?:it|the)|secret\w*|pretend\w*|(?:does|did)(?:n['’]t| not) (?:dare|want) to (?:tell|say)|afraid to tell)\b/i,
    ],
    may: [
      role("scape", "cat|dog|puppy|kitten|parrot|brother|sister|twin|cousin"),
      role(
        "owner",
        "mum|mother|mom|grandmother|grandma|granny|grandpa|grandfather|dad|father|aunt|uncle|teacher|neighbour|neighbor",
      ),
    ],
    unless: /\b(?:murder\w*|magic\w*|ghost|genie|robot|museum|king|husband|wife|thief|burglar|antique|bombs?|heart)\b/i,
    of: "young",
    after: [
      [
        "@room(hero look, scape look) Everybody looked at {scape}, and {scape} looked at {hero}. It was a look that went on for a long time. Then {scape} was sent out of the room, and {hero} got a pat on the head because it must have been such a fright.",
        "@room(hero talk) “It wasn't me,” said {hero}. It was out before {he} had thought about it. “It just fell.” Nobody scolded. {Hero} even got a pat on the head, because it must have been such a fright. The pat was the worst thing. It stayed on {his} head all day, like a hat that is too tight.",
      ],
      "@kitchen(hero eat) At first it was quite easy. But a lie wants to be fed. “How did it happen?” they asked at supper, and {hero} had to invent a fly. “And where were you?” And so {he} had to invent a book as well, and a headache. By bedtime {hero} could hardly remember it all.",
      [
        "+ @room(owner take, hero look) {Owner} swept up the pieces of the {vase} and put them in a box. {Owner} did not throw them away. “I'll keep them for a bit,” {ownerhe} said. In the evening, when {ownerhe} thought that nobody was looking, {hero} saw {ownerhim} take out the biggest piece and hold it for a while in {ownerhis} hand.",
        "+ @room(hero walk) The pieces of the {vase} lay in a box on the cupboard. Nobody had thrown them away. Every time {hero} walked past, they seemed to tinkle a little in there. {He} began to walk past on tiptoe, and later on {he} went round by the garden.",
      ],
      [
        "+ @room(hero give, scape stand) {Hero} wanted to make it up to {scape}. {He} laid the best bit of {his} supper in front of {scape}, and {his} blue marble. {Scape} did not even look at it, and turned away.",
        "+ @room(hero look) {Hero} laid {his} best blue marble next to the pieces, as a present. It did not help.",
      ],
      "@corridor.night(hero walk) In the night it rained. {Hero} lay awake and counted all the things that {he} had invented. Then {hero} sat up, and put both feet on the cold floor. {He} went along the corridor, step by step, to the door with the light under it. {He} knocked very softly.",
    ],
    end: [
      [
        "@room.night(hero talk, owner sit) “It was me,” said {hero}. “It wasn't {scape}. It was me, and there wasn't any fly.” It came out all in one go, like water when you pull the plug. {Owner} put down the glasses and did not say anything. “Are you angry?” asked {hero}. “Yes,” said {owner}. “A bit. But come here, your feet are like ice.”",
        "@room.night(hero talk) “It was me,” said {hero}. “It didn't just fall. It was me, and there wasn't any fly.” It came out all in one go, like water when you pull the plug. There was no answer at first. “Are you angry?” asked {hero}. “Yes,” said the voice in the lamplight. “A bit. But come here, your feet are like ice.”",
      ],
      [
        "@room.night(hero look, owner talk) “Do you see this?” asked {owner}, and turned over the biggest piece. A thin, brown line ran all the way across, an old one, with glue in it. “It was broken before. I did that, when I was your age. I said that it was the wind.” {Hero} stared. “And did you ever tell?” “Never. I've had that wind on my mind for thirty years. You were quicker.”",
        "@room.night(hero look) “Do you see this?” asked the voice, and a hand turned over the biggest piece. A thin, brown line ran all the way across, an old one, with glue in it. “It was broken before. I did that, when I was your age. I said that it was the wind.” {Hero} stared. “And did you ever tell?” “Never. I've had that wind on my mind for thirty years. You were quicker.”",
      ],
      [
        "@room(hero talk, scape stand) They glued it together that same night, the two of them, with tweezers. Then {hero} went to find {scape}, and said it again: “It was me. I'm sorry.” That was harder than the first time. {Scape} thought about it. And then {scape} came and sat down close to {hero}, and it was all right again.",
        "@room.night(hero build) They glued it together that same night, the two of them, with tweezers. It took a very long time, and they told each other all that they had ever broken. It was a good long list on both sides. When {hero} got into bed at last, {his} head felt light, as though somebody had taken off the hat.",
      ],
      "@room(hero look) The {vase} leaks a bit, so there are only dry flowers in it now. You can see every crack. {Hero} knows them all by heart, and turns the crooked side to the front, where everyone can see it.",
    ],
  }),
];
