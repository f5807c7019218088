import { role, story } from "../../subject-story.ts";

/** Stories of animals among people, and of animals that do what theirs never do. */
export const ofAnimals = [
  story({
    says: [
      /\b(?:wakes?|woke|woken|awake|can(?:no|')t sleep|could not sleep|does not want to sleep|did not want to sleep|stay(?:s|ed)? awake|too early|refuse[sd]? to (?:sleep|hibernate))\b/i,
      /\b(?:winter|hibernat\w+|snow|spring|Christmas)\b/i,
      role(
        "sleeper",
        "hedgehog|bear|bear cub|dormouse|badger|marmot|squirrel|hamster|bat|frog|tortoise|snail|toad|groundhog",
      ),
    ],
    lead: "sleeper",
    unless: /\b(?:murder\w*|hunter|trap|zoo|dies|died|friend (?:who|that) sleeps)\b/i,
    of: "creatures",
    after: [
      "@forest(hero look) {Hero} had shut both eyes, and then one eye, and then the other. It was no use. {He} was as awake as a drum. So {he} put {his} nose out. Where the path had been there was something white. “Somebody has wiped everything off,” said {hero}.",
      "@snow(hero walk) Behind a tree sat a hare in a white coat, and stared. “You aren't here,” said the hare. “Your sort is never here now.” “I couldn't sleep,” said {hero}. “And who are you when I'm asleep?” “Cold,” said the hare, “and hungry, mostly. But come along. I'll show you what you people miss.”",
      "+ @snow(hero run) They slid down the hill on a piece of bark. {Hero} saw breath for the first time, {his} own, and tried to catch it. {He} saw the lake with a lid on. {He} wanted to know who had the key. “The sun,” said the hare. “And she's on holiday.”",
      "@snow.night(hero sit) But when it got dark, {hero} found out about the other thing. A deer scraped and scraped, and beneath the snow there was only more snow. “Is it like this every night?” asked {hero}. “Until the lake opens,” said the hare. “Some of us don't see it open.” {Hero} grew very quiet. In {his} den there was a store. It was meant for a stomach that was asleep.",
    ],
    end: [
      "@snow.night(hero carry) {Hero} went and fetched it, and it took three journeys. There were nuts in it, and dry berries, and half a honeycomb. {He} put everything down in the middle of the clearing and called out, although {he} did not know their names. They came out of the dark, thin and shy: the deer, and mice, and a fox who for tonight looked only at the berries. “What's that for?” they asked. “I'm awake,” said {hero}. “So I can have visitors.”",
      "@snow.night(hero sit) They moved close together, because of the wind. In the middle of it {hero} yawned. {He} was warm, and full. “Now I can,” {he} murmured. The hare and the fox carried {him} home between them and stopped up the door with moss.",
      "@forest(hero look) In spring the sun came, and the lid was taken off the lake. {Hero} put {his} nose out. There they all sat in front of the door and waited, with the first green leaves. “And?” they asked. “Did you dream of us?” When it gets cold now, a part of the store stays outside, in the clearing, and {hero} goes to bed a little later than all of {his} sort.",
    ],
  }),
  story({
    says: [
      role("runaway", "elephant|lion|tiger|camel|pony|monkey|bear|seal|zebra|llama|penguin|giraffe|goat|horse"),
      /\b(?:circus|zoo|fair|travelling show|menagerie)\b/i,
      /\b(?:stay(?:s|ed)? behind|left behind|hid(?:es|den)?|escap\w+|r[au]ns? away|forgotten|forgot|moves? on|moved on|leaves? town|left town)\b/i,
      /\b(?:garage|garden|shed|barn|backyard|back yard|stable|bedroom|room|cellar|attic|town|school|street)\b/i,
    ],
    unless: /\b(?:murder\w*|keeper|zookeeper|night ?guard|take[s]? over|took over|penguins)\b/i,
    after: [
      "@barn(runaway stand) It was rather dark in there, and it smelled of bicycles. {Runaway} held {runawayhis} breath. Outside, the last wagon rattled round the corner with its bell, and then it grew quieter than {runawayhe} had ever known it. There was no drum. Nobody was counting up to three. It was what {runawayhe} had wanted for a year, and now {runawayhe} did not know where to put {runawayhis} feet.",
      "@barn(runaway look) In the morning the door opened, and a child stood in it with a bowl of cornflakes. The spoon fell on the floor. “Mum,” called the child over one shoulder, “how many apples have we got?” “Why?” “Only asking.” And the door was shut again, very softly, from the inside.",
      "+ @barn(runaway eat) It was a week of secrets. The apples vanished, and then the potatoes, and then the hedge. “There's something wrong with the garage,” said the neighbour. “It's snoring.” They hung a blanket over {runaway}, with a steering wheel drawn on it, and said that it was an old car.",
      "@barn(runaway sit) But {runaway} grew sad in the evenings. {Runawayhe} stood at the wall, lifted one foot and set it down, and then the other, always in the same order. “Are you homesick?” asked the child. It was not the drum that {runawayhe} missed, or the whip. It was old Marek, who had blown on {runawayhis} food when it was too hot, and who had said good night.",
    ],
    end: [
      "@street(runaway walk) Then there was a poster on the lamp post. LOST, it said, and underneath there was no reward, only a shaky sentence: “I should have asked if you still wanted to.” The child read it aloud three times. {Runaway} put {runawayhis} head against the garage door, and it came off its hinges. They walked down the middle of the street together, and all the cars waited.",
      "@meadow(runaway hug) Old Marek sat on the step of the last wagon. He got up so fast that his cap fell off. “I'm too old for it, too,” said Marek. “I only didn't know how one stops.” The child looked at the meadow, and the brook, and the broken fence. “My uncle would let it,” said the child. “He's got no use for it but nettles.”",
      "@meadow(runaway stand) There is a wagon in the meadow now, with flower pots, and beside it a very large shed. Nobody counts up to three. But on summer evenings {runaway} sometimes lifts one foot, and then the other, just for {runawayhimself}, and an old man on a step and a child with a bowl of cornflakes clap until their hands hurt.",
    ],
  }),
  story({
    says: [
      role("old", "dog|rescue dog|sheepdog|husky|horse|carthorse|pony|police dog|guide dog|donkey|watchdog"),
      /\b(?:too old|old|retired|retires?|retirement|no longer|last time|put out to)\b/i,
      /\b(?:avalanche|rescue|storm|flood|fire|lost|snow|search|buried|missing|wolf|wolves|thief|burglar)\b/i,
      /\b(?:but|until|when|one (?:night|day|last)|then|again|once more)\b/i,
    ],
    lead: "old",
    unless: /\b(?:murder\w*|dies|died|grave|racetrack|circus|bank|race)\b/i,
    of: "creatures",
    after: [
      "@room(hero sleep) {Hero} had a basket by the stove now. They meant it well. The young one, who had {his} place, was fast, and had ears that stood up, and could not sit still. When the alarm went, it was out of the door like a ball. {Hero} got up too, every time, from habit. But everyone had gone by then.",
      "@snow.storm(hero look) On that night the wind came from the wrong side. {Hero} lifted {his} head before the alarm. {He} had felt it in {his} bones, and in {his} bad paw. They pulled on their boots. “Stay,” they told {hero} in a kind voice. “This is nothing for you any more.” It was the only order in {his} life that {he} did not obey.",
      "+ @snow.night(hero walk) {He} went slowly. {He} could not go any other way. The lamps were already small and far ahead. {Hero} did not hurry to catch up with them. They had new things on straps that beeped. {He} had a nose that was fourteen years old and had forgotten nothing.",
      "@snow.night(hero look) Up there they were calling and digging, in ten places at once. The young one ran to and fro and barked at everything. {Hero} lay down and laid {his} chin on the ground. They thought that {he} was tired. But {hero} was not tired. {He} was listening, with {his} whole belly, as one can when one no longer needs to run. And there it was. It was under them all, to the left, and it was very small.",
    ],
    end: [
      "@snow.night(hero dig) {Hero} walked to a spot where nobody was, and barked once. The oldest of the men turned round as if he had been called by name. “Here!” he shouted. “I know that bark.” They dug with shovels and then with their hands. {Hero} dug with {his} good paw. The young one looked at {him}, came over, and began to dig beside {him}, exactly as {he} did it.",
      "@snow.dawn(hero sit) It was getting light when they felt a glove, and in the glove a hand, and the hand moved. They wrapped up whom they had found in four blankets and carried them down to the valley. On the second stretcher, under a fifth blanket, lay {hero}.",
      "@room(hero sleep) The basket by the stove has been made wider. There are two in it now. When the alarm goes, the young one is out of the door like a ball, but then it stops, looks back and waits. {Hero} gets up, without any hurry, and lays {his} chin on the threshold. “Left,” says {his} nose, and the ball shoots off to the left.",
    ],
  }),
  story({
    says: [
      role(
        "clever",
        "hamster|dog|cat|parrot|guinea pig|goldfish|rabbit|budgie|hen|chicken|goat|mouse|tortoise|horse|pig|donkey|crow",
      ),
      /\b(?:can|could|knows how to|knew how to|is able to|was able to) (?:do|play|speak|read|write|count|sing|paint|talk|dance|solve|calculate|understand)\b(?: (?!and\b|but\b|when\b|only\b|because\b)[a-z]+){0,3}/i,
      /\b(?:nobody|no one|only (?:I|me|he|she)|secret\w*|but (?:nobody|no one|everybody)|doesn't want|until)\b/i,
    ],
    unless: /\b(?:murder\w*|wizard|princess|spell|curse|in the barn|farm animals|steal\w*|stole|TikTok|talent show)\b/i,
    after: [
      "@room(clever sit) It had come out during the homework. It was a hard page, and it had been looked at for an hour. Then {clever} came over the table, quite slowly, and sat down next to the third line. It was the only right thing on the whole page. Then {clever} sat down beside the fourth one as well.",
      "@bedroom(clever look) After that they worked together, in secret, after supper. They had a code: one tap was yes, two taps were no, and a yawn meant that somebody should think again. {Clever} was never wrong, and never proud. For each evening {cleverhe} took one sunflower seed, and wanted not one more.",
      "+ @classroom(hero look) At school they rubbed their eyes. There was a star in the exercise book, and a second one. “Who helps you at home?” asked the teacher. It would have been a lie to say “Nobody”, and it would have been silly to say the truth. “Somebody small,” was the answer.",
      "@classroom(hero stand) Then came the day of the test, and {clever} was in the breast pocket. The teacher walked through the rows. In the middle of the silence the pocket tapped: once, and once again. Everybody turned round. “What have you got there?” asked the teacher. It was no use. {Clever} was put on the desk in front of all of them, and blinked in the light.",
    ],
    end: [
      "@classroom(clever look) “{Clever} can do it,” came a very small voice. “It was never me.” They laughed, of course. The teacher did not laugh. She bent down until her nose was level with the desk. “What is the right answer?” she asked. And {clever} did nothing at all. {Cleverhe} looked at her in a friendly way, like any other, and yawned. The whole class roared with laughter. But a yawn meant that somebody should think again.",
      "@classroom(hero talk) And so somebody thought again, in front of all of them, with hot ears, and began, and got stuck, and went on. The right answer came out at the end, all by itself. The pocket had been empty the whole time. “Well, who did that?” asked the teacher. They looked at {clever}. {Clever} was busy with a sunflower seed.",
      "@bedroom.night(clever sit) Nobody believes it to this day, and that is all right. After supper there are still two of them at the table. {Clever} does not tap much any more; it is hardly ever necessary. But with the very hardest ones {cleverhe} comes over slowly, sits down beside them, and yawns.",
    ],
  }),
  story({
    says: [
      role("keeper", "zookeeper|keeper|farmer|shepherd|night watchman|guard|vet|farmer's wife"),
      /\b(?:falls? asleep|fell asleep|oversle(?:eps|pt)|goes on holiday|went on holiday|is ill|was ill|away|forgets? to (?:lock|close|shut)[^.,]*|forgot to (?:lock|close|shut)[^.,]*|leaves the (?:gate|door) open|left the (?:gate|door) open)\b/i,
      /\b(?:animals|cows|pigs|sheep|monkeys|penguins|hens|elephants|lions)\b/i,
      /\b(?:take over|took over|escape|escaped|break out|broke out|ha(?:ve|d) a party|party|celebrate[d]?|run|ran|rule[d]?|free)\b[^.]*/i,
    ],
    unless: /\b(?:murder\w*|shot|slaughter|butcher|vampire|zombie)\b/i,
    after: [
      "@village.night(keeper sleep) First there was only the snoring. Then a monkey, or it may have been a goat, lifted the bunch of keys off the nail with two fingers, as one takes a hat from a stand. “Quietly,” it whispered. “He works so hard.” It did not go quietly. It went click, forty times.",
      "@village.night They had talked about this night for years. The lions wanted to know what is sold at the kiosk. The tortoise said that it would walk to the gate and back; nobody was to wait for it. And the elephants sat down on the visitors' benches, all in a row, and looked at the cages. “So that's what it looks like,” they said.",
      "+ @village.night At midnight there was a tour. A parrot led it. “On your left you see a human,” it said, in front of the window with the light. “He sleeps lying down and lives on rolls. Please do not feed him.” The small ones pressed their noses against the glass. “Does he do tricks?” they asked. “He can whistle,” said the parrot.",
      "@village.night(keeper sleep) It went well until about three. Then the little ones began to cry, because no one had said good night to them by name. There was a quarrel about who was in charge. “Me,” said the lion. “And what comes next on the list?” asked the hippo. The lion did not know that there was a list. It hung beside the sleeping head, and it was as long as a scarf.",
    ],
    end: [
      "@village.dawn They read it aloud. It said: warm milk for the little bear. It said: tell the old wolf about the weather, he likes that. It said: rub the giraffe's neck, left side. And at the very bottom there stood in pencil: go to bed, if there is time. They grew quiet. “There is never any time,” said the wolf. And then they began. They did the whole list, from top to bottom, with paws, beaks and trunks.",
      "@village.dawn(keeper look) When the sun rose, {keeper} sat up with a start. The keys hung on their nail. The cages were locked, the paths had been swept, and everyone was in the right place and looked innocent. Only the tortoise was still on its way back. On the table lay the list, with a paw print beside each line. It was ticked off. All of it.",
      "@village(keeper stand) {Keeper} has never said a word about it. But once a year the keys hang a little lower than usual, and in the hut there is someone who snores rather louder than anyone can who is really asleep. One eye is open, just a crack. It would be a pity to miss the tour.",
    ],
  }),
];
