import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const ANIMAL =
  /\b(?:cow|calf|bull|pig|piglet|horse|pony|foal|donkey|mule|goat|sheep|lamb|ram|hen|chicken|chick|rooster|duck|duckling|goose|turkey|camel|elephant|hippo|rhino|giraffe|zebra|lion|tiger|bear|cub|wolf|fox|hedgehog|mouse|mice|rat|cat|tomcat|kitten|dog|puppy|dachshund|poodle|rabbit|bunny|hare|squirrel|mole|badger|otter|beaver|owl|crow|raven|magpie|pigeon|sparrow|eagle|swallow|seagull|gull|parrot|penguin|ostrich|flamingo|peacock|crocodile|snake|chameleon|frog|toad|snail|spider|ant|bee|bumblebee|wasp|beetle|butterfly|moth|firefly|fly|mosquito|cricket|ladybug|ladybird|caterpillar|worm|shark|whale|dolphin|octopus|crab|lobster|fish|goldfish|turtle|tortoise|sloth|monkey|gorilla|kangaroo|koala|panda|llama|alpaca|hamster|guinea pig|raccoon|skunk|walrus|seal|swan|stork|bat|deer|reindeer|moose|dinosaur|ferret|iguana)s?\b/i;
const VEHICLE = "(?:cruise ship|ship|boat|ferry|steamer|submarine|yacht|sailing boat)";

/** What animals do on their own account: where they climb, hide, go and what they take. */
export const animalWays: readonly ClauseScene[] = [
  toldEvent({
    words:
      "(?:would not|did not want to|refused to|could not|was afraid to|did not dare to|no longer dared to) (?:come|get|climb|go) (?:back |any ?more )?down|(?:got|was|were|sat|had got) (?:stuck|trapped|stranded) (?:up )?(?:in|on|at the top of) (?:an?|the|our|my|his|her) (?:[a-z]+ )?(?:tree|roof|chimney|crane|tower|steeple|lamp ?post|flagpole|church tower|pole)|(?:climbed|got|jumped) (?:up )?(?:onto|on to|on|up) (?:the|an?|our|my) (?:[a-z]+ )?(?:roof|town hall|church tower|steeple|chimney|crane|statue)",
    idea: ANIMAL,
    after: [
      "At first there was only one who stood there with his head thrown back. Then there were nine. “How did it get up there?” they asked each other. Nobody had seen it. Up there {doer} looked at the view.",
      "The baker fetched a ladder. He climbed up, stretched out a hand and said something kind. {Doer} went a bit higher. The baker looked down, just once. After that the baker could not come down either.",
      "They fetched the fire brigade for both of them. A very young fireman climbed up. He took hold of the baker with one hand, and then he, too, looked down. By noon there were four up there, and somebody was selling sausages.",
      "“Come, puss-puss,” called somebody. “Come, come, come!” called somebody else, with a bucket. It was tried with a lettuce, a whistle and a trumpet. The trumpet was a mistake.",
    ],
    end: [
      "When evening came, somebody remembered that people have to have supper. They went home, one by one. The square became empty and quiet. A last old woman folded up her camping chair. “Well, good night, then,” she said, and did not even look up. {Doer} listened. There was nobody left who wanted anything. There was a scratching, a hop, and another hop, and then somebody stood on the ground and trotted after the camping chair.",
      "The other three had to wait until morning. They had got quite friendly with each other by then. The baker says to this day that one ought to go up there every year. One sees the whole of one's own street from there, and it is not so big.",
    ],
    close: [
      "The square became empty and quiet. The baker says to this day that one ought to go up there once a year. One sees the whole of one's own street from there, and it is not so big.",
    ],
  }),
  toldEvent({
    words: `(?:sneaked|snuck|crept|slipped|stowed away|climbed|hid|got|jumped|smuggled (?:himself|herself|itself)|hopped|boarded|ended up|fell asleep) (?:secretly |by accident |accidentally )?(?:(?:on board|aboard|on|onto|in|into) )?(?<spot>(?:an?|the|his|her|their) (?:[a-z]+ )?${VEHICLE})(?: (?:to|for|bound for) (?<goal>[^.,]+?))?(?=[.,]|$| (?:and|but|because)\\b)`,
    idea: ANIMAL,
    after: [
      "It had only been meant to be for a moment. It was warm in there, and it smelled of sausage, and there was a corner behind some boxes that had exactly the right size. {Doer} turned round once. When {doerhe} woke up, the ground was humming.",
      "{Doer} looked out. What had been a street the day before was something else now, and it went past. There was no corner there that {doerhe} knew. {Doerhe} pulled {doerhis} head in again and thought about breakfast.",
      "On the second day a button was missing, and half a ham roll. On the third day somebody found a hair in the soup, and it belonged to nobody. “There's somebody here,” the cook said, “who hasn't got a ticket.”",
      "They searched everything with a torch, from the front to the back. {Doer} moved along with them, always one corner ahead. {Doerhe} rather liked it. There had never been so many people looking for {doerhim}.",
    ],
    end: [
      "Then it got stormy, so that the cups jumped off their hooks, and the youngest of the crew sat on the floor behind the boxes and was homesick. Something warm climbed into his lap. It did not ask for anything, it just lay down there and began to hum like a small engine of its own. He did not give it away. But in the morning the captain stood there, with a hair between two fingers. He looked at both of them for a long time. “No ticket,” he said, “and no shoes. Then it must be crew.”",
      "There is a cap for {doerhim} today, with holes for the ears. {Doer} has seen eleven harbours and three oceans. {Doerhe} slept through most of it, always in the same lap.",
    ],
  }),
  toldEvent({
    words:
      "became (?:the |an? )?(?:(?:[\\p{L}]+['’]s) )?(?:favou?rite|mascot|darling|best friend|star|member of the crew)(?: [^.,]*)?",
    idea: ANIMAL,
    after: ["Nobody had decided it. One day there simply was a bowl with a name on it."],
  }),
  toldEvent({
    words:
      "(?:wanted|wants|dreamed|longed|tried|decided|hoped|learned|would like|wished) (?:so much |always |finally |really )?(?:to|of) (?:be able to |learn to |learn how to )?(?:fly|flying|be(?:come)? a (?:bird|pilot)|soar)(?=[.,]|$| (?:like|too|so|just|once|but|and|high|with|to|over|in)\\b)|(?:built|made|glued|tied|sewed) (?:himself |herself |itself )?(?:a pair of |two |some )?wings",
    idea: /\b(?:penguin|pig|piglet|ostrich|elephant|hen|chicken|rooster|cow|frog|tortoise|turtle|mouse|cat|dog|rabbit|hedgehog|donkey|sheep|hippo|rhino|kiwi|emu|bear|goat|horse|mole|crocodile|giraffe|hamster|squirrel|monkey|dachshund|guinea pig|goose|duck|turkey|lamb|fox|kangaroo)\b/i,
    after: [
      "It was the swallows who were to blame. They came in spring and did it over {doer's} head, quite without thinking. {Doer} looked up. {Doerhis} neck got stiff, and the rest of {doerhim} stayed where it was.",
      "“It can't be done,” said everybody, and they had good reasons: the weight, the shape, and what one's mother would say. {Doer} wrote down the reasons and folded a paper plane out of them. It flew.",
      "The first pair was made of cardboard, and it lasted as far as the duck pond. The second pair was an umbrella. With the third, on the barn roof, {doer} was really in the air for a moment, between the gutter and the manure heap. “Did you see that?” {doerhe} called from inside it.",
      "!After that one of the swallows sat down on the edge. “Why do you want to?” she asked. “You've got such good feet.” {Doer} had never told anybody. “I'd like to know,” {doerhe} said, “what we look like from up there.”",
    ],
    end: [
      "The swallow flew away. In the evening she came back with her sisters, then with her cousins, and then with everything that has wings in that district. Each of them had a bit of string in the beak, and all the strings were tied to a laundry basket. “Get in,” said the swallow. It was wobbly. Then it was not wobbly any more. Down there lay the yard, as small as a stamp, with all of them standing in it, their mouths open, and waving. {Doer} looked and looked. “Well?” asked the swallow. “We look nice,” said {doer}. “We look as if we belonged together.”",
      "{Doer} is on the ground again now, on those good feet. When somebody has a quarrel, they come and ask {doerhim} to tell them once more what it looks like from above.",
    ],
  }),
  toldEvent({
    words:
      "(?:wanted|dreamed|longed|wished|decided|would like|hoped) (?:so much |always |desperately )?(?:to (?:be(?:come)?|work as|train as)|of (?:being|becoming|working as)) (?<job>an? (?:[a-z]+ ){0,2}?(?:cook|chef|baker|pastry chef|waiter|astronaut|fireman|firefighter|police dog|policeman|police officer|detective|doctor|nurse|teacher|postman|pilot|captain|sailor|pirate|knight|cowboy|racing driver|bus driver|train driver|painter|artist|pianist|musician|opera singer|singer|pop star|rock star|actor|actress|film star|movie star|clown|acrobat|magician|tightrope walker|hairdresser|tailor|gardener|lifeguard|writer|poet|librarian|professor|footballer|goalkeeper|boxer|skater|figure skater|model|lawyer|judge|superhero|guard dog|guide dog|rescue dog|circus horse|carrier pigeon|racehorse|night ?watchman|mountaineer|diver|reporter))",
    idea: ANIMAL,
    after: [
      "“{Job}?” they said, and looked {doer} over from all sides. “There has never been one like you in that trade.” “Then the place is free,” said {doer}.",
      "{Doer} began at the bottom. {Doerhe} stood at the back door every morning at six, washed and combed, and watched. At first {doerhe} was sent away. Then {doerhe} was allowed to carry a bucket. It was a very heavy bucket, and it was the happiest day of {doerhis} life.",
      "At night {doerhe} practised, by the light of a candle end. There were books about it, thick ones. They had not been written for anybody with such feet, so {doer} had to think up some of it {doerhimself}.",
      "“You do it quite differently,” said the old master, who had watched it for a week without a word. {Doer} hung {doerhis} head. “I didn't say wrong,” said the master. “I said differently.”",
    ],
    end: [
      "The day came on which everything went wrong at once: the first assistant was ill, the second one had run away, and outside people were standing in a queue. “Is there anybody else who can do it?” the master called into the house. For a moment it was quiet. Then somebody put down a bucket. {Doer} did it in {doerhis} own way, with everything that {doerhe} had, and in the places where nobody else would have known what to do, {doerhe} did know. They had not been at the back door at six for a whole year.",
      "A small brass plate hangs by the door now, rather low down. {Doer's} name is on it, and underneath it says: {job}. Every morning at six somebody stands there, washed and combed, and watches. {Doer} gives them the bucket.",
    ],
    close: [
      "A small brass plate hangs by the door now, rather low down. {Doer's} name is on it, and underneath it says: {job}.",
    ],
  }),
  toldEvent({
    words:
      "(?:planned|plotted|prepared|tried|wanted|decided|attempted|dreamed of|were planning|was planning) (?:to |an? |their |his |her |its |the )?(?:great |big )?(?:escape|escaping|break ?out|breaking out|flee|run away|get out|be free|freedom)|(?:dug|were digging|was digging) (?:an? )?(?:secret |escape )?tunnel|(?:escaped|broke out|ran away|got out|disappeared|slipped out) (?:from|of) (?<spot>(?:the|his|her|their|an?) (?:[a-z]+ )?(?:cage|stable|hutch|enclosure|terrarium|barn|pen))",
    idea: /\b(?:guinea pigs?|hamsters?|gerbils?|chinchillas?)\b|\b(?:rabbit|bunn|ferret|mouse|mice|rat).*\b(?:cages?|hutch|pen)\b/is,
    after: [
      "The plan had been scratched into the floor, under the straw, where it could be covered up if somebody came. It had nine points. Point one was: look innocent.",
      "They had a spoon. It had taken half a year to get it. At night there was a scraping, and in the day somebody sat on the hole and looked as if there were no hole. The earth was carried out in the cheeks.",
      "“And what's out there?” asked the youngest one. “Everything,” was the answer. “Dandelions as high as houses. Nobody who cleans one's bed when one is asleep in it. And behind it there's more of it.”",
      "!In the evening a hand came, as always. It had a bit of apple in it, cut up small, without the pips, since the pips had been left last time. {Doer} ate it and looked the other way.",
    ],
    end: [
      "The night was dark, and the spoon came out on the other side. There was grass, and wind, and the sky had no lid. They ran, right up to the end of the light from the kitchen window, and there they stopped. “Further!” whispered somebody. Nobody moved. In the window stood somebody in pyjamas, holding the empty straw, and had a face that could be read even from there. “Dandelions,” said {doer} after a while, “can be eaten on Sundays, too.”",
      "In the morning they lay in the straw, with earth on their noses, and there was such a cheer in the kitchen that the spoon fell down from the shelf. There is a door there now, a small one, with a flap. It is open all day. They go out and in, as they like, and at dusk they are counted, and not one has ever been missing.",
    ],
  }),
  toldEvent({
    words:
      "(?:sat|sits|lay|lies|slept|sleeps|sat down|lay down|settled) (?:down )?(?:always |right |only )?(?:on|in|across) (?<object>(?:the|his|her|my|our|grandpa's|grandma's|dad's|mum's|mom's|their|everybody's|every) (?:[\\p{L}]+['’]s )?(?:[a-z]+ )?(?:newspaper|paper|keyboard|laptop|computer|books?|homework|chess ?board|map|puzzle|letters?|exercise book|knitting|crossword))",
    idea: /\b(?:cats?|tomcat|kitten)\b/i,
    after: [
      "It was not that there was no other place. There was a basket, a cushion, and a windowsill with afternoon sun. {Doer} looked at all of them. Then {doerhe} sat down on {object}, exactly in the middle, and began to wash.",
      "{Doer} was lifted off. {Doerhe} hung there like a wet towel, and as soon as there was something underneath again, {doerhe} was back. It was done eleven times one morning. {Doer} took it for a game, and led by eleven to nil.",
      "They bought {doerhim} one of {doerhis} own, with an equal number of pages, so to speak. {Doer} sniffed at it and lay down on the wrapping paper, and when nobody was reading any more, not on that either.",
      "“What does the creature see in it?” they asked. They tried it with fish, with a clap and with reasons. {Doer} put out one paw and laid it on the place that they had just wanted to look at.",
    ],
    end: [
      "One morning they had had enough. They put {object} aside and asked, “Well, what is it that you want?” There was nothing else to look at now but two eyes, green and quite near, and they had been waiting for just that. {Doer} stood up, stretched, pushed {doerhis} whole head into the hand that was free at last, and began to rumble like a coffee mill.",
      "It takes a quarter of an hour now, every morning, at the same time. After that {doer} gets up by {doerhimself} and goes to the windowsill. One only had to know that one comes first.",
    ],
  }),
  toldEvent({
    words:
      "(?:stole|steals|snatched|pinched|nicked|grabbed) (?:all |always |everybody's |people's |the |an? |some |his |her )*(?<food>chips|fries|french fries|fish|cheese|sausages?|cookies|biscuits|ice creams?|sandwich(?:es)?|strawberries|cherries|apples|bacon|ham|croissants?|doughnuts?|pretzels?|rolls|sandwiches|lunch boxes|bananas|carrots|pies?|popcorn)(?= (?:from|off|out of|at|on|every|in)\\b|[.,]|$)",
    idea: /\b(?:seagulls?|gulls?|dog|puppy|cat|fox|raccoon|monkey|crow|magpie|rat|mouse|goat|bear|pigeon|squirrel|goose|badger|hedgehog|sparrow|pig|ferret|parrot)\b/i,
    after: [
      "It was done in one second. First there were {food}, and then there was a puff of air, and then there was somebody who looked at his empty hand and could not yet believe it. {Doer} sat out of reach by then and had {doerhis} mouth full.",
      "There was a sign, with a picture. It was a good likeness. {Doer} used to sit on top of it, because from there one had the best view of what came out of the shop.",
      "They tried it with umbrellas. They tried it with a plastic owl, and {doer} shared with the owl, for politeness' sake. It was not hunger any more, to be honest. It was that they all shouted so nicely, and looked at {doerhim}.",
      "!At night, when the shutters were down, nobody looked. {Doer} sat on {doerhis} sign in the rain. One can have a stomach full of {food} and be quite empty all the same.",
    ],
    end: [
      "Then there was a girl on the bench with a paper bag on her knees. {Doer} took aim. But she had already held out her hand, quite flat, with one on it. “That's yours,” she said. {Doer} nearly fell over. One cannot steal what somebody gives one. {Doerhe} walked round the hand three times. {Doerhe} was not used to walking. At last {doerhe} took it, very carefully, by one end. It was the first of all of them that {doerhe} really tasted.",
      "The next day she came again, and {doer} had something with {doerhim}, too: a blue pebble, and it was laid down on her palm. Since then nothing has been stolen there. The sign still hangs. Somebody has crossed out one word, and now it says: please feed by hand, and say your name.",
    ],
    close: [
      "Since then nothing has been stolen there. The sign still hangs. Somebody has crossed out one word on it, and now it says: please share.",
    ],
  }),
  toldEvent({
    words:
      "(?:dug up|digs up|dug over|ploughed up|turned over|dug (?:a |many |deep |lots of )?holes? in) (?<spot>(?:the|our|his|her|their|my|grandma's|grandpa's|half the) (?:[\\p{L}]+['’]s )?(?:[a-z]+ )?(?:garden|lawn|flower ?bed|vegetable patch|yard))",
    idea: /\b(?:dog|puppy|terrier|dachshund)\b/i,
    after: [
      "It began with one hole, by the roses. Nobody says anything about one hole. After that there was one by the beans, one under the washing line, and a very deep one from which, at times, a little earth flew up.",
      "“Stop it!” was called from the kitchen. {Doer} heard it. But it is like that with holes: one cannot stop in the middle, or it is not a hole, it is only a mistake.",
      "By noon the lawn looked like the moon. There was a boot in it, and three tulip bulbs, and a spoon that had been missing since Easter. The neighbour leaned on the fence and asked what they were going to build.",
      "{Doer} had to stay inside, behind the glass. There were two clean paws on the pane, and one very dirty nose. “There's still something there,” said that nose. “I'm telling you. There's something there.”",
    ],
    end: [
      "When the holes were being filled up, with sighs, the spade stopped at the last one. Something shone down there, no bigger than a pea. It was wiped on an apron, and then the spade fell down. It was a ring. It had gone missing in the year of the great potato harvest, and there had been tears about it for longer than anybody would have thought.",
      "It was scrubbed with a toothbrush and put on, and it still fitted. {Doer} got a bone, as long as an arm, and a bed of {doerhis} own, two metres by two, where {doerhe} may dig as much as {doerhe} likes. Nothing grows there. But they look in now and then, you never know.",
    ],
    close: [
      "{Doer} got a bone as long as an arm, and a bed of {doerhis} own in the garden, two metres by two, where {doerhe} may dig as much as {doerhe} likes. Nothing grows there. But they all look in now and then, you never know.",
    ],
  }),
];
