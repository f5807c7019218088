import type { ActionWords } from "../action-words.ts";

export const actionWords: ActionWords = {
  verbs: {
    climb: "climb,climbs,climbed,climbing,clambered,clambers,scrambled up,scaled",
    swim: "swim,swims,swam,swimming,dived,dove into,dives,paddled in",
    row: "row across,row to,rows,rowed,rowing,paddled across,paddled to,paddled out,paddled the",
    ride: "drove,drives,driving,was driving,at the wheel,rode,rides,riding,cycled,cycles,galloped on",
    read: "reads,read the,read a,read an,read her,read him,read his,read it,read them,read aloud,read to,read in,read by,read about,read every,read out,and read,reading,leafed through,studied the map,studied a map",
    write: "wrote,writes,writing",
    cook: "kneaded,kneads,chopped the onion-,chopped vegetables,chopped onions,cooked,cooks,cooking,baked,bakes,baking,stirred,stirs,stirring,boiled,fried",
    eat: "drank,drinks,drinking,sipped,nibbled,ate,eats,eating,had breakfast,had dinner,had supper,had lunch",
    build:
      "build a,build an,build the,builds,built,building a,building an,building the,hammered,hammers,sawed,repaired,repairs,repairing,mended,fixed the",
    dig: "dig,digs,dug,digging,shovelled,shoveled",
    plant:
      "plant a,plant the,plant sun-,plant seed-,plant flower-,plant tree-,plants a,plants the,planted,planting,sowed",
    carry: "picked up,picks up,lifted,dragged,carry,carries,carried,carrying,hauled,lugged",
    give: "give him,give her,give them,give the,gives,gave,giving her,giving him,handed,hands him,hands her,offered,brought him,brought her,brought them",
    hug: "hug,hugs,hugged,hugging,embraced,embraces,threw her arms around,threw his arms around,put her arms around,put his arms around,put an arm around,wrapped her arms,wrapped his arms,cuddled,held her tight,held him tight",
    point: "waved,waves to,waved at,pointed,points at,points to,pointing,showed the way",
    play: "begin to play,began to play,begins to play,started to play,starts to play,play the,play a,plays,played,playing,strummed,drummed",
    dance: "dance,dances,danced,dancing,twirled,waltzed",
    fly: "fly,flies,flew,flying,soared,soars,glided through the air,took off into,the ground let go,far below,below lay",
    sleep: "lay … bed,bed lay,lay in bed,sleep,sleeps,slept,asleep,sleeping,snored,snoring,fell asleep,napped,dozed",
    run: "dashed,hopped,run,runs,ran,running,raced,races,rushed,fled,hurried,chased,sprinted",
    sit: "knitted,knitting,knits,sewed,sews,sewing,darned,embroidered,spun wool,sit,sits,sat,sitting,knelt,crouched,kneeling,rested",
    look: "look,looks,looked,looking,saw,watched,watches,stared,gazed,searched,noticed,peered",
    walk: "tiptoed,strolled,crept,crawled,walk,walks,walked,walking,went,goes,wandered,set out,crossed,followed,travelled,traveled,stepped,on foot,marched,hiked,came",
  },
  figures:
    "built a fire,build a fire,built the fire,built up the fire,mended fishing nets,mended the fishing nets,mended nets,mended the nets,mended his nets,mended her nets,mended their nets,mended socks,mended the sail,mended the sails,mended clothes,mended her coat,mended his coat,mended the dress,gave up,gave in,give up,gave way,gave off,gave a shout,gave a cry,gave a laugh,gave no,carried on,carry on,ran out of,run out of,tears ran,tears came,tears rolled,tears fell,ran a,ran an,ran the … library,ran the … shop,ran the … school,ran the … inn,ran dry,sat up,took off his,took off her,bird flew,birds flew,crow flew,eagle flew,kite flew,plane flew,time flew,sparks flew,dust flew,leaves flew,flew open,flew apart,dug her claws,dug his claws,dug its claws,dug her heels,dug his heels,dug her nails,dug his nails,dug its teeth,flew past,flew by,flew it,flew a,flew the,flew their,flew his,flew her,fly it,fly a,fly the,flies buzzed,played a part,played a role,played a trick,played tricks,played with,played together,played in,play in,play with,playing with,playing in,climbed into bed,climbed off,climbed from,climbed out,climbed in,climbed into,climbed through,climbed down,climbed the stairs,climbed the hill,climbed a hill,climbed the steps,climbed aboard,sun climbed,smoke climbed,path climbed,road climbed,built like,building up,swimming pool,rowing boat,rowing boats,rowing club,sailing boat,walking boots,climbing frame,the sleeping,a sleeping,his sleeping,her sleeping,sleeping cabin,sleeping bag,sleeping car,reading glasses,walking stick,running water,looked like,looks like,looked after,looked tired,looked sad,looked happy,looked as,saw no,fell asleep at last the town,a row of,in a row,dug in,brought up,went dark,went quiet,went silent,went out,went wrong,ears flying,hair flying,plaits flying,coat flying,coats flying,scarf flying,skirts flying,flags flying,swam before,dived after,dived for,dived behind,went on,goes on,came true,came back to life,came to mind,morning came,night came,evening came,spring came,winter came,summer came,autumn came,wrote off,writing desk,reading room,cooking pot,handed down,pointed hat,pointed ears,pointed out",
  notDone:
    "not,never,n't,wanted to,want to,wants to,wished,wish to,dreamed of,dreamt of,could,can,cannot,would,if,had to,must,should,hoped to,tried to,refused to,forgot to,before,learn to,learned to,learns to,teach,taught,afraid to,used to,going to,will,nobody,no one,too … to,refuse to,refuses to,unable to,allowed to,asked to,supposed to",
  pronouns: { she: "she", he: "he", they: "they", together: "both,together,we" },
  order: "before",
  objectBefore: "to,to the,with,with the,at,at the,of,of the,from,for",
  relatives: "who,which,that",
};
