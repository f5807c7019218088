import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

/** Small turns in the lives of animals, plants and lights of the sky. */
export const smallLives: readonly ClauseScene[] = [
  toldEvent({
    words:
      "(?:did not|didn't|would not|refused to|was afraid to|had no desire to) (?:want to )?(?:come out(?: of)?|hatch|leave|crawl out(?: of)?)(?: (?:of )?(?:the|his|her|its) (?:egg|shell|eggshell))?(?=[.,]|$| (?:because|until|so|and|although)\\b)",
    idea: /^(?!.*\b(?:class|hatch\w*)\b).*\b(?:chick|egg|duckling|gosling|dinosaur|penguin chick|baby bird|cygnet|crocodile|turtle|snake|owlet|eggs)\b/i,
    after: [
      "It was just right in there. One's knees fitted exactly under one's chin, and it was warm from all sides at the same time. There was a light, a soft yellowish one, like the light behind a curtain. There was nothing to complain of.",
      "Outside there was a knocking. “Come out!” they called. “There are worms!” “What are worms?” asked {doer}. They told {doerhim}. It was not a good argument.",
      "The brothers and sisters were all out already. One heard them running up and down and falling over things. “It's ever so big!” they called. That was just what {doer} was afraid of.",
      "Mother was the only one who did not knock. She sat there, as before, and talked quietly about this and that: what the sky was doing, who had gone past, and that she was wondering what {doer's} voice would be like without a wall in front of it.",
    ],
    end: [
      "On the third day it was quiet. The others had been taken down to the water. Then there was a sound, quite close, that {doer} had never heard in all the time: Mother was sneezing. She had caught a cold from all that sitting. “Bless you,” said {doer}, and because one has to see to whom one says such a thing, {doerhe} gave a push. There was a crack. First there was a great deal of light, and then there was a face in it, a big one, with a drop on its beak. It looked exactly like its voice.",
      "“So that's you,” said Mother. {Doer} crept under her wing. It was warm from all sides there. It was just right, and one could put one's head out whenever one liked.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were) (?:so |very |secretly |terribly |always )?(?:afraid|scared|frightened|terrified) of (?:the |a |all |an? (?:little|small|tiny) |small |little )?(?<foe>mouse|mice|spiders?|frogs?|chicks?|ducklings?|beetles?|kittens?)|because there was (?:an? )?(?:little |small |tiny )?(?<foe2>mouse|spider|frog|chick)",
    idea: /\b(?:elephant|horse|lion|tiger|bear|bull|cow|hippo|rhino|giraffe|dragon|gorilla|camel|donkey|stallion|ox|giant|dinosaur)\b/i,
    after: [
      "One would not have thought it, at that size. The others asked {doer} when there was something heavy to be lifted, or when there was a noise behind the barn. {Doer} lifted it, and went and looked. It was not because of the big things.",
      "It was because of that quick way of moving, and because one never knew where it would be next. {Doer} slept standing up, and looked at the floor first, and then looked once more.",
      "When it happened, {doerhe} was on the table. It was not a strong table. They swept up what was left of it and did not know where to look. “It's much more frightened of you,” they said. Nobody had seen its face when they said it.",
      "!In the night {doer} heard something. It was a very small sobbing, down there in the straw. {Doerhe} held {doerhis} breath. One cannot be afraid and curious at the same time; it turned out that curious was a bit bigger.",
    ],
    end: [
      "“Is somebody there?” asked {doer}. The sobbing stopped at once. “Please don't step on me,” said a voice like a thread. It had been sitting in that corner for a week and had not dared to move, because of those feet. They looked at each other, one from very far up, and one from very far down. “I thought that you might run up my leg,” {doer} said after a while. “I thought that you might sneeze,” said the other one. They both thought about how silly that was.",
      "Today it sits behind {doer's} left ear. It has a better view there, and it sees everything that is small and quick long before it comes. “All clear,” it says. And {doer} steps out, very carefully, and lifts what is heavy.",
    ],
  }),
  toldEvent({
    words:
      "(?:moon) (?:lost|loses|was losing|got smaller|grew thinner|became smaller|shrank|is getting)[^.]*|(?:lost|was missing) (?:an?|another) (?:piece|bit|slice|corner)[^.]*|(?:someone|somebody) (?:ate|stole|was eating|nibbled (?:at|on)) [^.]*moon[^.]*",
    idea: /\bmoon\b/i,
    after: [
      "On Sunday everything had been there, round and whole. On Monday it pulled a bit on the right-hand side. On Tuesday one could already see the sky through it, and nobody had seen anybody.",
      "The moon asked the stars. They had been looking the other way. It asked the cat on the roof, who licked her lips, but she always did that. The owl wrote it all down: no footprints, no crumbs, and every night one slice.",
      "They put somebody on guard. It was the hedgehog, with a saucepan lid. “Halt!” he called, at about two. It was a moth. By morning another slice was gone.",
      "In the end it was as thin as a fingernail. “If it goes on like that,” whispered the moon, “nobody will know that I was there.” It drew in its two points a little, because of the cold.",
    ],
    end: [
      "Then came the night in which there was nothing. All of them stood in the meadow with their heads back, the owl, the cat and the hedgehog with his lid. “There it is,” a child said. “Where?” “It's only facing the other way.” They looked. If one looked for long enough, there was a round place up there that was darker than the rest, all of it, and nothing was missing. “Are you there?” the owl called. “Yes,” came the answer, surprised and quite clear. “I am. I'd only stopped believing it myself.”",
      "The next evening there was a thin bright edge, on the other side. From then on somebody put a slice back every night. They never found out who that was either. The hedgehog has his suspicions. He puts down a saucer of milk.",
    ],
  }),
  toldEvent({
    words:
      "(?:had|got|was given|received|came home with|woke up with) (?:such )?(?:an? )?(?:very |really )?(?:bad|terrible|new|short|awful|silly|ugly|crooked|strange) (?:haircut|hairdo|hair ?style|mane)|(?:was|were|got|had been|had to be) (?:shorn|sheared|shaved|clipped)|(?:afraid|scared|frightened) of (?:the )?(?:shearer|shearing|hairdresser|barber|dog groomer|groomer|scissors)|mane (?:was cut|fell out|was gone)",
    idea: /\b(?:lion|sheep|lamb|ram|poodle|llama|alpaca|horse|pony|dog|yak|cat|goat|unicorn|bear|peacock|angora rabbit|bobtail|monkey)\b/i,
    after: [
      "“Only the tips,” {doer} had said, or had wanted to say. Then it had gone snip, and snip, and there had been a silence such as there is when somebody has noticed something. “It'll grow again,” a voice said.",
      "{Doer} saw it in the trough. On the left it was shorter than on the right, and in the middle there was a place where there was nothing. The ears stood out. {Doerhe} had never known that {doerhe} had so much ear.",
      "So {doer} stayed inside. “I've got a cold,” {doerhe} called through the crack. They brought soup. “I'm tired,” {doerhe} called the next day. They sat down outside and told {doerhim} through the wall what was going on.",
      "{Doer} tried it with hay. {Doerhe} tried it with a lampshade. By evening {doerhe} looked like something that one buys at the fair and does not know where to put.",
    ],
    end: [
      "On the fourth day it was quiet outside. That was worse than the talking. {Doer} put out {doerhis} nose, and then the rest. There they all sat, in a row, in the sun. On the left they were shorter than on the right, every one of them, and in the middle there was a place where there was nothing. The smallest one still had the scissors in its hand. “We thought,” it said, “that it would be a pity if you were the only one.” They looked dreadful. {Doer} began to laugh, and it was loud, and it echoed from the hills.",
      "It all grew again by autumn, and longer than before. But once a year, on the first warm day, they sit down in a row and cut it like that. They say that one hears better.",
    ],
  }),
  toldEvent({
    words:
      "wanted to be (?:seen|noticed|visible|heard|admired|loved|thanked|needed|remembered)(?: (?:for once|just once|by [^.,]+|too))?|(?:nobody|no one) (?:could |ever )?(?:see|saw|sees|noticed|notices|heard|hears|listened to) (?:him|her|it|them|the (?:wind|air|shadow))|(?:was|were) (?:always )?(?:invisible|overlooked)",
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,3}?(?:wind|breeze|air|draught)\b/i,
    after: [
      "“Look at the sunset,” people said. “Look at that tree!” {Doer} was there, right in the middle between them and the tree, and they looked straight through.",
      "{Doer} gave {doerhimself} a great deal of trouble. {Doerhe} pushed, {doerhe} pulled, {doerhe} stood on tiptoe. “It's chilly here,” somebody said and turned up a collar. That was all.",
      "{Doerhe} asked a painter. “I'd like to be in a picture, too,” said {doer}, in {doerhis} way. The painter looked up and round. He held his brush in the air for quite a while. “There's something,” he said, “that I'm forgetting.”",
      "So {doer} sat down on the bank and did nothing any more. If one is not there anyhow, one can just as well stop.",
    ],
    end: [
      "It became very still. At first it was pleasant. Then the sails hung down, the mill stopped, and a kite fell into the wheat with a child on the other end of it who did not understand. The leaves did not know what to do with themselves. “What's missing?” they all asked. “It's as if somebody had gone out of the room.” The child put up a wet finger. “Are you there?” it asked. {Doer} had never been asked that. {Doerhe} got up, and through the wheat, right across the whole field, there ran a line, long and shining, straight toward the child. “There!” it shouted. “I can see you!”",
      "The painter came, and he painted that: a field, and a line in it, and all that bends and laughs. People stand in front of it in the museum. They say that it is the only picture in which one can really see who did it.",
    ],
  }),
  toldEvent({
    words:
      "(?:got|were|was|wanted to get|secretly|decided to) (?:get )?(?:married|engaged)(?: [^.]*)?|(?:wanted|planned) to marry(?: [^.]*)?|(?:celebrated|celebrate|had|held) (?:their |an? )?(?:big |great )?wedding(?: [^.]*)?|families (?:were|was|are) against (?:it|them)",
    idea: /\b(?:snail|mouse|mice|hedgehog|frog|toad|spider|ants?|bees?|beetles?|butterfly|ladybird|ladybug|caterpillar|worm|cricket|grasshopper|mole|mayfly|ladybirds)\b/i,
    after: [
      "“One like that?” said the one family. “One like that one?” said the other. They sat on two sides of the same clearing, with crossed arms, those who had enough of them.",
      "It had begun on a leaf. The one had come up from below and the other one down from above, and neither of them had wanted to make room. They stood there until it was dark. By then they had no longer wanted to.",
      "There was the question of where they would live. There was the question of what one eats. “And the children!” cried an aunt. “What will they look like?” Nobody had an answer to that, but everybody imagined it, and some of them had to smile although they were against it.",
      "The invitations were delivered by a snail, so there was plenty of time for people to change their minds.",
    ],
    end: [
      "On the day itself it began to rain, just at the word “yes”. It rained so that the clearing filled up from both sides, and there was only one place that stayed dry, a single big mushroom in the middle. They all had to go under it. They stood there, aunt by uncle, knee by wing, closer than they had ever been to anybody, and it dripped. “Well,” said one grandfather to the other one, “yours can at least carry things.” “And yours,” said the other, “has a good eye for mushrooms.” Then somebody took out a fiddle.",
      "They danced until the moon came out, in a very small circle, since there was no more room. The aunt caught the bunch of flowers. She is to be seen quite often now, on a certain leaf, and does not make room.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:came|comes|went|goes|sat|sits|lay|lies|visited|visits|returned|watched)(?: back)? (?:every (?:day|morning|evening) |still |all day )?(?:to|on|at|by|beside|near) (?:the|her|his|their|my [a-z]+['’]s) (?:[a-z]+['’]s )?(?:grave|graveyard|cemetery)(?: [^.]*)?",
    idea: /\b(?:cats?|tomcat|kitten|dogs?|puppy|poodle|pug|terrier)\b/i,
    after: [
      "The gate creaks there, and so {doer} went under it. {Doerhe} came about four, at the time when there had always been coffee. Past the yew tree, second row, the one with the blue flowers. {Doerhe} sat down at the edge, where it is not forbidden.",
      "{Doerhe} told what there was to tell. One did not hear anything of it; it was more a way of sitting. That the roof was leaking again. That the new people had taken down the curtains, but that they were all right.",
      "The gardener had wanted to chase {doerhim} away on the first day. By the second week he put out a saucer. “She'd have done that,” he said to his rake.",
      "A woman came, too, on some days. She stood there with her hands in her coat pockets and did not know what one does. She had not come often before, and now it was too late for that. Once she sat down. There were the two of them then.",
    ],
    end: [
      "“Was she good to you?” the woman asked one afternoon when it was raining. {Doer} got up, came across the wet gravel, and laid {doerhis} head on her shoe. It was so warm through the leather that the woman began to cry, at last, after all those months. She held the umbrella over both of them. It was nearly dark when they walked out of the gate together, one above it and one below.",
      "They live together now, at the woman's place. About four there is coffee there. On Sundays they go past the yew tree, second row, and tell her everything. It is not such a sad place, if one goes there with somebody.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:wrote|write|sent|send|exchanged)(?: each other| one another)? (?:long |little )?(?:letters|postcards|messages|notes)(?: to (?:each other|one another))?(?=[.,]|$| (?:every|by|across|with|in|for)\\b)|(?:were|became|was|had) (?:an? )?(?:pen ?pals?|pen friends?)",
    idea: /^(?=.*\b(?:iceberg|snowman|penguin|polar bear)\b)(?=.*\b(?:palm|cactus|camel|island|parrot)\b)/i,
    after: [
      "“Dear you,” it said in the first one, “it is white here. What is it like where you are?” A petrel carried it, as far as the equator. From there a pelican took over.",
      "“Dear you,” it said in the second one, “what is white? Here it is the colour of coconuts, and in the evening like the inside of a mango. I enclose some sand.” It had been opened at the customs, and they had put some of it back.",
      "They described things to each other. One wrote two pages about the cold, and the other one read them in the midday heat and had goose pimples. One wrote what a parrot sounds like. That was not so easy, with a pencil.",
      "Once no letter came for eleven weeks. Then there were four at once. In the last one it said, quite at the bottom, and smaller than all the rest: “I should like to see you once.” Neither of them was of the kind that can just set out.",
    ],
    end: [
      "In spring something broke, far up, with a thunder, and a very small bit set out, southward, with the current. It got smaller every day. The petrel flew along, and then the pelican did. It was as big as a hand when it was washed ashore on a warm beach, right at the foot of somebody who was leaning down as far as it would go. “So that's white,” it was whispered. The shade was laid over it quickly, and it stayed until evening. It had all the time in the world to look at the inside of a mango.",
      "“Dear you,” it said in the next letter, “a bit of me is with you now, and I hear that it has risen as a cloud. Look up.” It was written on the back of a coconut leaf, and there was some snow enclosed.",
    ],
  }),
  toldEvent({
    words:
      "(?:had|has|lived with|belonged to|visited|was fed by|ate at) two (?:different )?(?:families|homes|houses|owners|names)(?: [^.]*)?|(?:led|lives?|lived) a double life",
    idea: /\b(?:cats?|tomcat|kitten|dog)\b/i,
    after: [
      "In number seven it was breakfast at six. {Doer} had an egg there, was combed, and sat by the window like somebody who belongs to the furniture. At eight {doerhe} went out. “Off to work,” they said fondly.",
      "In number twelve it was breakfast at a quarter past eight. {Doer} had sardines there. {Doerhe} was called by another name, a nobler one, and {doerhe} had a cushion with a fringe. At five {doerhe} went out. “He likes his evening walk,” they said.",
      "It was a lot of work. There were two vets, with two injections. At Christmas one had to open presents in both houses, and to be surprised both times. {Doer} had grown rather round, and the people of both houses had put {doerhim} on a diet.",
      "Once both families were standing at the baker's, in the same queue. “Ours is such a faithful creature,” said the one. “Ours as well,” said the other one. {Doer} saw it through the shop window and stepped behind a dustbin.",
    ],
    end: [
      "It came out on a Sunday, in the middle of the street. “Moritz!” somebody called from the left. “Lord Nelson!” somebody called from the right. {Doer} stood in the middle with one paw in the air. {Doerhe} looked to the left. {Doerhe} looked to the right. Then {doerhe} did the only thing that one can do in such a case: {doerhe} sat down and washed. They came up from both sides, with the combs in their hands. They looked at that belly. Somebody began to count, egg, sardines, supper, supper, and then they laughed until the windows were opened.",
      "There is a hole in the fence now, and after it a hole in the next one. They have breakfast together on Sundays, at a long table, in turns. It is the only family in that street with two names on the door and {doer} in between.",
    ],
    close: [
      "There is a hole in the fence now, and after it a hole in the next one. They have breakfast together on Sundays, at a long table, and {doer} sits exactly in the middle.",
    ],
  }),
  toldEvent({
    words:
      "(?:lived|lives|had|has|was alive) (?:only )?(?:for )?(?:only |just )?(?:one|a single) day(?: (?:to live|left))?|only (?:lived|lives|had) (?:for )?(?:one|a single) day|wanted to do everything",
    idea: /\b(?:butterfly|mayfly|moth|dragonfly|fly)\b/i,
    after: [
      "At five o'clock in the morning everything was new. {Doer} sat on a blade of grass and dried. “What are you going to do today?” asked a snail. “Everything,” said {doer}. “I only have until Thursday,” {doerhe} added. It was Wednesday.",
      "By seven {doerhe} had smelled at forty flowers and quarrelled with a bee and made it up again. By nine {doerhe} had ridden on a horse. At ten there was a funeral, and at eleven a wedding. {Doer} sat on the veil and cried both times.",
      "At noon {doerhe} was a bit tired. “Rest,” said the snail, who had come as far as the next blade by then. “I've got so little time,” said {doer}. “And I have so much of it,” said the snail, “and I don't know what I've done with it.”",
      "In the afternoon {doer} found an old lady on a bench who had shut her eyes. {Doerhe} sat down on the back of her hand. She opened them, and neither of them moved. That took an hour. It was the longest hour of the day, and the best.",
    ],
    end: [
      "The sun was already low when {doerhe} came back to the grass. “Well?” asked the snail. And {doer} told it all, from the first flower to the hand, and left nothing out. It got dark over it. The snail listened with both horns. “You know,” it said, “I'm going to live for another eight years, and I'd not have seen any of that.” “Then take it,” said {doer}, and yawned. “I'm done with it. It's all quite new.”",
      "In the morning the snail set out. Eight years are a long time. It got to know a horse, and a bench. And whoever met it was told of a single Wednesday, so exactly that one could have sworn that somebody was still flying there.",
    ],
  }),
  toldEvent({
    words:
      "wanted to be kissed(?: [^.]*)?|(?:waited|waits|was waiting|hoped|longed) (?:for|to get) (?:an? )?(?:kiss|princess|prince)(?: [^.]*)?|(?:kissed|kisses) (?:an?|the) (?:[a-z]+ )?(?:frog|toad)(?: [^.]*)?|(?:nobody|no one|no princess) (?:wanted|wants|dared) to kiss (?:him|her|it)",
    idea: /\b(?:frog|toad)\b/i,
    after: [
      "{Doer} had read about it, on a page that had blown into the pond. It was a bit wet, but one could make out the main thing: somebody comes, bends down, and after that everything is different.",
      "So {doerhe} sat on the best stone from eight to six, with {doerhis} eyes shut and {doerhis} lips ready. A dragonfly came, a postman came, and it rained twice. A princess came as well. She only wanted to know the way to the motorway.",
      "{Doer} cleaned {doerhis} teeth with reed, as far as there were any. {Doerhe} put on a crown made of a bottle top. “You look nice,” said the newt from the other side of the pond. “I'm not practising for you,” said {doer}. The newt went back under her leaf.",
      "In autumn the stone got cold. {Doer} had a sore throat and could not open {doerhis} eyes in the morning. Somebody had put a leaf over {doerhim} in the night, and another one, and there was a warm snail shell full of tea.",
    ],
    end: [
      "“Was it you?” {doer} croaked. The newt shrugged her shoulders. “You'd have caught your death,” she said, “with your lips like that.” She bent down, to see whether there was any fever. It was not meant as what it was. But it was right on the forehead, and it was cool, and {doer} held {doerhis} breath and waited for it. Nothing changed. The pond was the pond. {Doerhe} had the same feet. And yet everything was different after that.",
      "The crown lies at the bottom, and a stickleback lives in it. They sit on the stone together, from eight to six. If a princess asks the way, they tell her, politely, and then they shut their eyes again.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:swallowed|ate|gulped down|had swallowed) (?:an?|the|his|her|grandpa's|captain's) (?:[a-z]+ ){0,2}?(?<clock>alarm clock|clock)(?: (?:that|which) [^.]*)?",
    idea: /\b(?:pelican|seagull|gull|penguin|duck|goose|seal|frog|crane|stork)\b/i,
    after: [
      "It had looked like a fish, in that light. It was rather hard, and then it was down. {Doer} was just going to forget about it when it began, from far inside: first very quietly, and then not quietly at all.",
      "“Excuse me,” {doer} said to everybody. At the doctor's they were all on their feet at once. In the concert they turned round. Whoever lived nearby stood in front of the door in pyjamas at six in the morning and wanted to know which way.",
      "They tried it with a magnet. They tried it with a spoon, with pepper, and by turning {doerhim} upside down. “It's comfortable in there,” said the doctor, who had listened to it for a long time. “It doesn't want to come out.”",
      "{Doer} moved to the far end of the beach. One gets lonely if one rings. Only an old watchmaker came there in the evenings. He shut his eyes and nodded along. “It's two minutes slow,” he said.",
    ],
    end: [
      "One night the fog came, and with it the fishing boats, all of them too far to the left, where the rocks are. The light could not be seen. The bell on the pier was frozen. {Doer} ran along the water, right out to the last stone, and hopped, hopped as hard as {doerhe} could, until it went off in there. It rang through the fog, and it rang so that it hurt, and out there they turned the rudder, one boat after the other, and came home along that sound.",
      "It has been put right since. It rings at six, for the fishermen, and again at noon, for the soup. {Doer} only has to be wound up on Sundays. The watchmaker does it. {Doerhe} has to laugh, because it tickles.",
    ],
  }),
  toldEvent({
    words:
      "(?:built|spun|wove|made|builds|hung)(?: up)? (?:his|her|its|an?|the) (?:[a-z]+ )?web (?:across|over|in|in front of|on|between) (?<spot>(?:the|our|a|my|his|her) (?:[a-z]+ )?(?:door|doorway|entrance|front door|gate))(?: [^.]*)?",
    idea: /\bspider\b/i,
    after: [
      "It was a good place. There was a draught, and where there is a draught there are flies. {Doer} had worked at it all night, and when the sun came up, there was dew on each of the threads, and one could have heard it, if one had had the ears for it.",
      "The father came first, with his briefcase. He stopped with one foot in the air. It was exactly at the height of his nose. “Come and look,” he said. They stood there in a row, in their shoes, with their coffee. Nobody wanted to be the one.",
      "“There's the window,” said the mother after a while. So they climbed out through the kitchen, one after the other, over the sink. The grandmother came last, with her hat on, and was quite young all at once.",
      "The postman had to hand in the letters with a fork. A man came who wanted to sell something, and there was no door, and he went away again. They noticed that they had not slammed anything for a week.",
    ],
    end: [
      "In October there was a burglar. He came at two in the morning, with felt on his soles, and opened the door so gently that nobody heard it. Then he had it in his face. It was only a web. But it was from top to bottom, and it stuck, and in the middle of it there was {doer}, who had been asleep, and looked at him with eight eyes from an inch away. One could hear the scream as far as the police station.",
      "They helped {doerhim} to mend it, with a torch and a stepladder, thread by thread. The family has kept to the window. It is where the guests come in as well, in their good clothes, and they are all in a good mood before they have even sat down.",
    ],
    close: [
      "The family has kept to the window. It is where the guests come in as well, in their good clothes, and they are all in a good mood before they have even sat down.",
    ],
  }),
  toldEvent({
    words:
      "(?:held|hold|had|called|met for|gathered for|came together for|secretly held) (?:an? )?(?:secret |big |great |urgent |night )?(?:meeting|assembly|conference|council|parliament)(?: [^.]*)?|(?:met|meet|gathered|gather) (?:secretly |every night |at night |at midnight )+(?: [^.]*)?",
    idea: /\b(?:vet|keeper|zookeeper|zoo director|doctor)\b/i,
    after: [
      "They came when the last light had gone out, each by a way of their own: over the roof, under the fence, and one through the drinking trough, which one could hear. The owl had the chair. She asked for quiet, and the hyena put a foot in her mouth.",
      "“To the matter,” said the owl. The matter was difficult. There were those who were for it, and those who were against it, and the sheep, who wished to know who was for and who was against. The sloth asked to speak. They put him down for Thursday.",
      "“I know something,” said the mouse, who had been in the office. They all leaned forward. It was about somebody with cold hands who whistled when there was nobody there, and had cried in the store room, next to the carrots, on the very first evening.",
      "It became still. They had talked about syringes and about shoes. Nobody had thought about what it is like to be new.",
    ],
    end: [
      "It was voted on. The sloth, whose turn it was by then, said it in one word. In the morning there lay in front of a certain door a feather, a walnut, an apple with only one bite out of it, and a piece of elephant's best hay, tied up with a straw. The door opened. Somebody stood there for a long time, and then began to whistle, although there were a great many who were there.",
      "The hands have become warmer since. It is on the record, under point nine: carried, with all votes, the sheep included.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:sang|sings|played|chirped) (?:every [a-z]+ )?(?:in front of|outside|at|by|under|for) (?:the |an? )?(?:[a-z]+ )?(?:window (?:of|for) )?(?:[a-z ]*?)(?:hospital|sick|ill|dying|lonely)(?! (?:cat|dog|mouse|bear|horse|lion|elephant|owl|king|queen|tree|star|robot)\\b)(?: [^.]*)?|sang (?:him|her|them) (?:well|healthy|to sleep|back to health)",
    idea: /\b(?:rooster|owl|crow|raven|magpie|pigeon|sparrow|swallow|seagull|parrot|nightingale|blackbird|bird|robin|canary|thrush|lark|finch)\b/i,
    after: [
      "It was the third window from the left, the one with the curtain that was never quite shut. Behind it was a bed, and in the bed somebody lay and looked at the ceiling. There are a hundred and eleven little holes in each square of such a ceiling.",
      "{Doer} had only wanted to rest there. {Doerhe} cleared {doerhis} throat and tried a few notes, as one does. On the pillow a head moved. So {doerhe} tried a few more.",
      "After that {doerhe} came every evening, when the trays had been taken away. {Doerhe} left out the end each time. Whoever wants to hear an end has to be there the next day.",
      "Then it got cold, and the others left. “You'll freeze here,” they said. {Doer} puffed up {doerhis} feathers. The song was not finished yet.",
    ],
    end: [
      "One evening the window opened. It took a while; it was done with both hands, by somebody who had got up alone for the first time and was quite pale from it. “I know how it ends,” said a voice. And it sang it, rather thin, and not quite right in the middle. {Doer} listened with {doerhis} head to one side. It was not how it ended. It was much better. They sang it together from the front, and the night nurse stood in the corridor with a tray and did not come in.",
      "The bed by the third window has somebody else in it today. In the evening a little hand puts seeds on the sill there. They pass it on from one to the next: about eight, and stay until the end, there's a different one every day.",
    ],
    close: [
      "In the evening a hand puts seeds on that sill to this day. They pass it on there from one to the next: about eight, and stay until the end, it's a different one every time.",
    ],
    of: "creatures",
  }),
  toldEvent({
    words:
      "(?:ran away|escaped|fled|broke free|slipped away|sneaked away) from (?:the |his |her |its )?(?:[a-z]+ )?(?:groomer|hairdresser|dog show|beauty contest|hotel|villa|mansion|bath|rich [a-z]+|palace|castle|handbag|boutique)(?: [^.]*)?|rolled in the mud(?: [^.]*)?|(?:was|were) (?:so |very )?(?:spoiled|spoilt|pampered)|(?:did not|didn't) want to be (?:a )?(?:lap ?dog|show ?dog|pretty|combed|brushed)(?: any ?more)?",
    idea: /\b(?:dogs?|puppy|poodle|pug|terrier|dachshund|chihuahua|spaniel)\b/i,
    after: [
      "There were three bows, a coat that matched the handbag, and a smell of violets. “Sit still, my treasure,” one said to {doerhim}. {Doer} had sat still for four years. {Doerhe} knew the world from a height of one metre twenty, from under an arm.",
      "It was the revolving door that did it. It went round once too often, and there was an open space in it, and outside it was raining. {Doer} ran. {Doerhe} did not know at all that {doerhe} could do it so fast.",
      "Behind the market hall sat three of them round a bone. One had half an ear, one had no tail, and one had everything, but in the wrong places. “What's that?” they asked. “Is it to eat?” “I'm one of you,” said {doer}. They laughed until they had to lie down.",
      "“Then jump,” said the one with half an ear. It was a puddle of the first quality, brown, with things in it. {Doer} looked down at {doerhis} paws, which had been filed on Tuesday. Then {doerhe} took a run.",
    ],
    end: [
      "When they found {doerhim}, it was evening. Nobody would have known {doerhim}, except by the bow. {Doer} lay between the three others, one head on {doerhis} back and one on {doerhis} legs, and all of them were snoring. “My treasure!” cried the lady with the handbag. She stood at the edge of the puddle in her silk shoes. {Doer} opened one eye. The tail began to beat, and it splashed. The lady looked at the spots on her coat. And then, for she had also been sitting still for a great many years, she took off the shoes.",
      "On Thursdays they are not to be reached, neither of them. The coat does not match the handbag any more. It goes rather well with the other three, though, who get the front seats.",
    ],
    of: "creatures",
  }),
];
